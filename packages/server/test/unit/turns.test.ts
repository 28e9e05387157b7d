import { expect, it } from 'vitest'
import { mainThread, Turns } from '../../src/rendering/turns.ts'

it('gives one of each account its turn before any has its next', () => {
  const turns = new Turns<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) turns.add(item[0]!, item)
  const order = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']
  expect([...turns.inOrder()]).toEqual(order)
  expect(turns.lastOfMost()).toBe('a3')
  expect(turns.remove('c2')).toBe(true)
  expect(turns.remove('c2')).toBe(false)
  const taken = Array.from({ length: 5 }, () => turns.next())
  expect(taken).toEqual(order.filter(item => item !== 'c2'))
  expect([turns.next(), turns.length]).toEqual([undefined, 0])
})

const EACH_TAKES_MS = 3

it('does not let who came later wait for all that came before, and lets go in between', async () => {
  let now = 0
  const quickly = mainThread(() => {
    now += EACH_TAKES_MS
    return now
  })
  const done: string[] = []
  const run = (account: string, name: string) => quickly(account, () => done.push(name))
  const many = Array.from({ length: 20 }, (_, i) => run('many', `many ${i}`))
  const between = new Promise<void>(resolve =>
    setImmediate(() => {
      done.push('something else')
      resolve()
    }),
  )
  const one = run('one', 'one')
  await Promise.all([...many, one, between])
  expect(done.indexOf('one')).toBeLessThanOrEqual(3)
  expect(done.indexOf('something else')).toBeLessThan(5)
  await expect(quickly('one', () => Promise.reject(new Error('late')))).rejects.toThrow('late')
  await expect(
    quickly('one', () => {
      throw new Error('at once')
    }),
  ).rejects.toThrow('at once')
})

it('does together what takes no time together, so that it is paid for in one commit', async () => {
  const quickly = mainThread(() => 0)
  const done: number[] = []
  const all = Array.from({ length: 50 }, (_, i) => quickly('one', () => done.push(i)))
  setImmediate(() => done.push(-1))
  await Promise.all(all)
  expect(done.slice(0, 50)).toEqual(all.map((_, i) => i))
})
