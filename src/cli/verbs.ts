/** All verbs: summary and where their code is. A module is imported only when its verb runs or its help is asked for. */
import type { CommandModule } from './command.ts';

export interface Verb {
  readonly summary: { readonly zh: string; readonly en: string };
  readonly load: () => Promise<{ readonly command: CommandModule }>;
}

export const verbs: Readonly<Record<string, Verb>> = {
  count: {
    summary: { zh: '精确计算有多少种合法的发牌结果', en: 'how many legal deals there are, exactly' },
    load: () => import('./commands/count.ts'),
  },
  rules: {
    summary: {
      zh: '有哪些规则；一套规则的桌、牌、条款和解读',
      en: "the rulesets; or one's tables, cards, rules and readings",
    },
    load: () => import('./commands/rules.ts'),
  },
};
