/** Styles of printable pages: what all share, then those of a page that is read and of slips that are cut out and folded. */

const base = `* { box-sizing: border-box; }
html { font: 15px/1.45 system-ui, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; color: #000; background: #fff; }
body { margin: 0 auto; overflow-wrap: anywhere; }
bdi { unicode-bidi: isolate; }
.strong { font-weight: 700; }
`;

const page = `body { max-width: 62rem; padding: 1rem; }
h1 { font-size: 1.35rem; margin: 0; }
h1 small { font-weight: 400; }
h2 { font-size: 1.05rem; margin: 1.1rem 0 .3rem; border-bottom: 2px solid #000; }
p { margin: .25rem 0; }
.subtitle { font-weight: 700; }
section { break-inside: avoid; }
ul { margin: .25rem 0; padding-left: 1.2rem; }
.uncertain { list-style-type: "? "; }
table { border-collapse: collapse; width: 100%; }
caption { font-weight: 600; text-align: left; }
th, td { border: 1px solid #777; padding: .18rem .4rem; text-align: left; vertical-align: top; }
thead th { background: #eee; }
.number { text-align: right; }
.facts th { width: 12rem; font-weight: 600; background: #f6f6f6; }
tr { break-inside: avoid; }
.item { display: inline-block; border: 1px solid #999; border-radius: .25rem; padding: 0 .3rem; margin: .06rem .1rem; }
.faint { color: #595959; }
.good, .bad, .warn { font-weight: 600; }
.attribute { font-weight: 700; text-decoration: underline double; }
.false { font-weight: 700; border: 2px dashed #000; padding: 0 .2rem; }
.faction { font-weight: 600; }
.f0 { color: #a01414; } .f1 { color: #7a1b8a; } .f2 { color: #14602b; } .f3 { color: #6b4d00; } .f4 { color: #0a5a66; } .f5 { color: #173c9c; }
@media print {
  @page { size: A4; margin: 12mm; }
  html { font-size: 10.5px; }
  body { max-width: none; padding: 0; }
  .faction { color: #000; }
}
`;

const slips = `body { max-width: 200mm; padding: 3mm; }
body > header { display: none; }
body > p { font-size: 9pt; margin: 0 0 2mm; }
main { display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: 1fr; }
.slip { display: grid; min-width: 0; grid-template-rows: auto 1fr 1fr; border: 1.2px dashed #000; break-inside: avoid; font-size: 8pt; line-height: 1.25; }
.slip header { display: flex; justify-content: space-between; align-items: baseline; gap: 3mm; padding: 1mm 3mm; border-bottom: 1px solid #000; }
.slip header bdi { font-size: 13pt; font-weight: 700; }
.slip header span { flex: none; }
.half { position: relative; padding: 2mm 3mm; min-height: 39mm; }
.half + .half { border-top: 1px dotted #000; }
.half p { margin: 0 0 1.2mm; }
.half p bdi + .strong { font-size: 11pt; }
.half .fold { position: absolute; top: -1.6mm; right: 3mm; margin: 0; padding: 0 1mm; background: #fff; font-size: 6.5pt; line-height: 1; color: #444; }
ul { margin: 1mm 0 0; padding-left: 4mm; }
.half:first-of-type ul { list-style: none; margin: 0 0 1.5mm; padding: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 1.2mm; }
.half:first-of-type li { border: 1px solid #000; border-radius: 1.2mm; padding: .8mm 1.5mm; break-inside: avoid; }
.half:first-of-type li > * { display: block; font-size: 7pt; line-height: 1.25; }
.half:first-of-type li > .strong { font-size: 8pt; }
.half:first-of-type li > :first-child { font-size: 10.5pt; }
.facts { display: block; }
.facts tbody { display: grid; grid-template-columns: auto 1fr; gap: .6mm 2mm; }
.facts tr { display: contents; }
.facts th { font-weight: 600; text-align: left; vertical-align: top; }
.facts th, .facts td { padding: 0; }
@media print {
  @page { size: A4; margin: 8mm; }
  body { padding: 0; max-width: none; }
}
`;

export const styles = { base, page, slips };
