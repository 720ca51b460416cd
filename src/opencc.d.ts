declare module 'opencc-js/dict/TSCharacters' {
  /** `traditional simplified|traditional simplified|…`; where several simplified ones are possible, spaces between them. */
  const pairs: string;
  export default pairs;
}
