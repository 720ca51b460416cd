/** Batches as a person waits for them: the whole process, with its checks and its JSON. */
import { inProcesses } from './process.ts';
import { limitRow, ms, plainRow, type Row, ratioRow, toldMedians, us } from './row.ts';

const DEALS = 100_000;

export function batchRows(): readonly Row[] {
  return inProcesses((node) => {
    const batch = (ruleset: string, players: string, deals: number) => () =>
      node(
        'bin/ninelives.js',
        ...['deal', ruleset, '--players', players, '--deals', String(deals), '--seed', 'bench', '--ndjson'],
      );
    const plain = (ruleset: string, players: string) => () =>
      node('dist/bench/plain.js', ruleset, players, String(DEALS));
    const rows = [
      ...batchAgainstPlain('v1', '6', 30, 2.5),
      ...batchAgainstPlain('v2', '7', 60),
      ...batchAgainstPlain('sanguosha-melee', '8', 60),
    ];
    const [nothing, first] = toldMedians([() => node('-e', '0'), batch('v1', '6', 1000)], 5);
    rows.push(
      limitRow(
        'the first 1,000 deals of v1, 6 players',
        ms(first!),
        '400 ms',
        first! <= 400,
        'node -e 0',
        ms(nothing!),
      ),
    );
    return rows;

    /** @param most microseconds a deal @param ratio at most so many times the plain dealer */
    function batchAgainstPlain(ruleset: string, players: string, most: number, ratio?: number): Row[] {
      const [own, other] = toldMedians([batch(ruleset, players, DEALS), plain(ruleset, players)], 1).map(
        (time) => time / DEALS,
      );
      const work = `${DEALS} deals of ${ruleset}, ${players} players, whole process, a deal`;
      const against = 'a plain dealer that shuffles and writes the same';
      return [
        limitRow(work, us(own!), `${most} µs`, own! * 1000 <= most),
        ratio === undefined
          ? plainRow(work, us(own!), against, us(other!), own! / other!)
          : ratioRow(work, own!, against, other!, ratio, us),
      ];
    }
  });
}
