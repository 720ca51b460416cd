/** The one engine of seedrandom that is used, imported alone: the package's entry file loads seven others. */
declare module 'seedrandom/lib/xor4096.js' {
  interface Xor4096 {
    /** The next 32 bits, as a signed integer. */
    int32(): number;
  }
  /** A string seed is taken whole; never leave it out, or the engine seeds itself from the clock. */
  export default function xor4096(seed: string): Xor4096;
}
