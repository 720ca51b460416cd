import { type CommandModule, examples } from '../command.ts';
export const command: CommandModule = {
  define(command, context) {
    examples(command, context.lang, [['ninelives rules', { zh: '列出规则', en: 'list' }]]);
    command.action(async () => {
      await context.out('…\n');
    });
  },
};
