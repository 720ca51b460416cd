import { expect, it } from 'vitest';
import { binomial, Product } from '../../src/counting/binomial.ts';

it('keeps the rule of Pascal, also where numbers end', () => {
  for (const n of [1, 2, 10, 56, 57, 58, 80]) {
    for (let k = 1; k < n; k++) expect(binomial(n, k)).toBe(binomial(n - 1, k - 1) + binomial(n - 1, k));
  }
});

it('multiplies exactly beyond 2^53', () => {
  const product = new Product();
  for (let i = 0; i < 5; i++) product.choose(56, 28);
  expect(product.value).toBe(binomial(56, 28) ** 5n);
  expect(product.reset().value).toBe(1);
});
