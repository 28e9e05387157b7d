import { expect, it } from 'vitest'
import { Costs } from '../../src/rendering/costs.ts'
import type { Job } from '../../src/rendering/job.ts'

const job = (topic: string, count: number): Job => ({
  output: 'json',
  warnings: [],
  include: null,
  includeSolutions: false,
  request: { entries: [{ id: 'a', grade: '1', topic, difficulty: 'easy', count }], locale: 'en', seed: 1 },
})

it('learns what a topic costs, and lets no single measurement decide', () => {
  const costs = new Costs()
  for (let i = 0; i < 40; i++) {
    costs.learn(job('sums', 10), 1)
    costs.learn(job('number-lines', 10), 80)
  }
  expect(costs.estimateMs(job('sums', 30))).toBeCloseTo(3, 0)
  expect(costs.estimateMs(job('number-lines', 2))).toBeCloseTo(16, 0)
  costs.learn(job('sums', 10), 5000)
  expect(costs.estimateMs(job('sums', 30))).toBeLessThan(10)
})
