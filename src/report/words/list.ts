/** Help of `list`. */
export const words = {
  limit: {
    zh: '最多列出这么多（默认 100000）；超过就什么也不输出，退出码 3',
    en: 'at most so many (default 100000); above it nothing is printed and the exit code is 3',
  },
} as const;
