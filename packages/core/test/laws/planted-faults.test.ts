import { describe, expect, test } from 'vitest'
import type { AnswerType } from '../../src/answer/type.ts'
import {
  decimalNumber,
  defineTopic,
  evaluate,
  exact,
  fractionInLowestTerms,
  integer,
  line,
  m,
  numberList,
  option,
  orderedList,
  type Printed,
  prose,
  type Random,
  Ratio,
  rational,
  type Value,
} from '../../src/author.ts'
import type { Both, Content } from '../../src/content.ts'
import { brokenLaws, LAWS, type LawName } from '../../src/laws/index.ts'
import { decimal, list, symbol } from '../../src/math/build.ts'
import type { WhyWrongOf } from '../../src/solution/lettered.ts'
import * as because from '../../src/solution/reasons/index.ts'
import { type Step, step } from '../../src/solution/step.ts'
import { startingAt } from '../../src/topics/kit/stories/turns.ts'

const about = {
  id: 'planted',
  name: { en: 'Planted', es: 'Plantado' },
  description: { en: 'A topic of a test.', es: 'Un tema de una prueba.' },
  domain: 'Test',
  standards: [],
}

interface Addends {
  readonly a: number
  readonly b: number
}

const draw = (random: Random): Addends => ({ a: random.int(11, 999), b: random.int(11, 999) })
const say = (en: Content, es: Content): Both<Content> => ({ en, es })
const addition = ({ a, b }: Addends) => ({ en: m`${a} + ${b} = __`, es: m`${a} + ${b} = __` })
const isSum = (printed: Printed, answer: Value) => evaluate(printed.one('sum')).equals(exact(answer))

interface Planted<V> {
  readonly draw?: (random: Random) => Addends
  readonly instruction?: Both<ReturnType<typeof prose>>
  readonly answer: AnswerType<V>
  readonly solve: (facts: Addends) => V
  readonly ask?: (facts: Addends) => Both<Content>
  readonly mistakes?: (facts: Addends, answer: V) => Readonly<Record<string, V>>
  readonly solution?: (facts: Addends, answer: V) => readonly Step[]
  readonly whyWrong?: (facts: Addends, answer: V) => WhyWrongOf<V>
  readonly standards?: readonly string[]
  readonly check?: (printed: Printed, answer: V) => boolean
}

/** What is broken of a topic that has this one form. Its check accepts anything where it is none of the matter. */
function brokenBy<V>({ standards = [], ...planted }: Planted<V>): ReadonlySet<LawName> {
  const topic = defineTopic({ ...about, standards, levels: { easy: {} } }, form => ({
    bare: form<Addends, V>({ draw, ask: addition, check: () => true, ...planted }),
  }))
  return new Set(brokenLaws(topic, 24).map(({ law }) => law))
}

const add = ({ a, b }: Addends): Value => a + b
const tenths = ({ a, b }: Addends) => decimal(Ratio.of(10 * (a + b) + 1, 10))
const sound = { answer: integer, solve: add }
const chosen = (wrong: (sum: number) => readonly [Value, Value, Value]): Planted<Value> => ({
  answer: rational,
  solve: add,
  mistakes: ({ a, b }) => {
    const [one, two, three] = wrong(a + b)
    return { one, two, three }
  },
})
const yesOrNo = option({ yes: say(prose`Yes`, prose`Sí`), no: say(prose`No`, prose`No`) })

/** A sound solution, of which a fault replaces what it breaks. */
const worked = (steps: (facts: Addends, sum: number) => readonly Step[], standards: readonly string[] = []) =>
  brokenBy({ ...sound, standards, solution: facts => steps(facts, facts.a + facts.b) })
const soundly = ({ a, b }: Addends, sum: number): readonly Step[] => [
  step(m`${b} + ${a}`, because.turnAround),
  step(m`${a} + ${b} = ${sum}`, because.add),
]
const solved = (first: (facts: Addends, sum: number) => Step) =>
  worked((facts, sum) => [first(facts, sum), step(m`x = ${sum}`, because.simplify)])

/** A sound choice, whose wrong choices are all refused by one step. */
const refused = (why: (facts: Addends) => Step, standards: readonly string[] = []) =>
  brokenBy({
    ...chosen(sum => [sum + 1, sum + 10, sum - 1]),
    standards,
    solution: facts => soundly(facts, facts.a + facts.b),
    whyWrong: facts => ({ one: why(facts), two: why(facts), three: why(facts) }),
  })

/** Whether it is an even sum, with what is refused. */
const refusedOption = (refused: (right: 'yes' | 'no') => readonly string[]) =>
  brokenBy({
    answer: yesOrNo,
    solve: ({ a, b }) => ((a + b) % 2 === 0 ? 'yes' : 'no'),
    whyWrong: (_, right) =>
      Object.fromEntries(refused(right).map(name => [name, { en: line`It is not.`, es: line`No lo es.` }])),
  })

const showing = (key: (sum: Value) => Content): AnswerType<Value> => ({
  ...integer,
  show: sum => say(key(sum), key(sum)),
})

/** Draws that remember how many there were. */
function remembering(): (random: Random) => Addends {
  let drawn = 0
  return random => ({ a: random.int(11, 999), b: drawn++ })
}

const offeredAt = (levels: readonly ('easy' | 'hard')[]): ReadonlySet<LawName> =>
  new Set(
    brokenLaws(
      defineTopic({ ...about, levels: { easy: {}, hard: {} } }, form => ({
        bare: form({ levels, draw, ask: addition, check: isSum, ...sound }),
      })),
      2,
    ).map(({ law }) => law),
  )

/** Each law with a form that breaks it and one that is alike and keeps it. */
const FAULTS: readonly (readonly [law: LawName, fault: ReadonlySet<LawName>, sound: ReadonlySet<LawName>])[] = [
  [
    'the check accepts the answer, in both languages',
    brokenBy({ ...sound, check: (printed, answer) => isSum(printed, exact(answer).plus(1)) }),
    brokenBy({ ...sound, check: isSum }),
  ],
  ['the check rejects near misses and mistakes', brokenBy(sound), brokenBy({ ...sound, check: isSum })],
  [
    'both languages print the same maths and figures',
    brokenBy({ ...sound, ask: ({ a, b }) => say(m`${a} + ${b} = __`, m`${a} + ${b + 1} = __`) }),
    brokenBy({ ...sound, ask: ({ a, b }) => say(m`${a} + ${b} = __`, m`${a} + ${b} = __`) }),
  ],
  [
    'nothing is blemished',
    brokenBy({ ...sound, ask: ({ a, b }) => say(prose`Add ${a} , ${b}.`, prose`Suma ${a}, ${b}.`) }),
    brokenBy({ ...sound, ask: ({ a, b }) => say(prose`Add ${a}, ${b}.`, prose`Suma ${a}, ${b}.`) }),
  ],
  [
    'one of a thing is told in the singular',
    brokenBy({
      ...sound,
      ask: ({ a, b }) => say(prose`Add ${a} and ${b} to 1 apples.`, prose`Suma ${a} y ${b} a 1 manzana.`),
    }),
    brokenBy({
      ...sound,
      ask: ({ a, b }) => say(prose`Add ${a} and ${b} to 1 apple.`, prose`Suma ${a} y ${b} a 1 manzana.`),
    }),
  ],
  [
    'the answer is worked out to the end',
    brokenBy({ ...sound, answer: showing(sum => prose`${sum} + (${-1})`) }),
    brokenBy({ ...sound, answer: showing(sum => prose`${sum} - ${1}`) }),
  ],
  [
    'everything can be shown, and nothing is empty',
    brokenBy({ ...sound, ask: () => say(prose``, prose``) }),
    brokenBy({ ...sound, ask: () => say(prose`____`, prose`____`) }),
  ],
  [
    'no language is left in the other',
    brokenBy({ ...sound, ask: ({ a, b }) => say(prose`${a} and ${b}: ____`, prose`${a} and ${b}: ____`) }),
    brokenBy({ ...sound, ask: ({ a, b }) => say(prose`${a} and ${b}: ____`, prose`${a} y ${b}: ____`) }),
  ],
  [
    'content is plain JSON',
    brokenBy({ ...sound, answer: { ...integer, value: () => Number.NaN } }),
    brokenBy({ ...sound, answer: { ...integer, value: () => 1 } }),
  ],
  [
    'the answer accepts itself and refuses nonsense',
    brokenBy({ ...sound, answer: showing(sum => m`${sum} + 1`) }),
    brokenBy({ ...sound, answer: showing(sum => m`${sum}`) }),
  ],
  [
    'choices are distinct, at least three, and hold the answer once',
    brokenBy({ ...sound, mistakes: ({ a, b }) => ({ one: a + b + 1 }) }),
    brokenBy({ ...sound, mistakes: ({ a, b }) => ({ one: a + b + 1, two: a + b + 2 }) }),
  ],
  [
    'problems are distinct',
    brokenBy({ ...sound, draw: random => ({ a: random.int(11, 20), b: 30 }) }),
    brokenBy(sound),
  ],
  ['a longer sheet keeps the shorter one', brokenBy({ ...sound, draw: remembering() }), brokenBy(sound)],
  ['same seed, same problem', brokenBy({ ...sound, draw: remembering() }), brokenBy(sound)],
  [
    'it can be drawn',
    brokenBy({
      ...sound,
      draw: () => {
        throw new Error('No draw')
      },
    }),
    brokenBy(sound),
  ],
  [
    'draws are found quickly',
    brokenBy({
      ...sound,
      draw: random =>
        random.until(
          () => draw(random),
          ({ a }) => a % 100 === 0,
        ),
    }),
    brokenBy({
      ...sound,
      draw: random =>
        random.until(
          () => draw(random),
          ({ a }) => a % 2 === 0,
        ),
    }),
  ],
  ['every level has a form', offeredAt(['easy']), offeredAt(['easy', 'hard'])],
  [
    'what is required is said',
    brokenBy({ answer: fractionInLowestTerms, solve: ({ a, b }) => Ratio.of(a, b) }),
    brokenBy({
      instruction: {
        en: prose`Write the answer in lowest terms.`,
        es: prose`Escribe la respuesta en su mínima expresión.`,
      },
      answer: fractionInLowestTerms,
      solve: ({ a, b }) => Ratio.of(a, b),
    }),
  ],
  [
    'what is said is required',
    brokenBy({
      instruction: { en: prose`Round to the nearest tenth.`, es: prose`Redondea a la décima más cercana.` },
      answer: decimalNumber,
      solve: tenths,
    }),
    brokenBy({
      instruction: { en: prose`Round to the nearest tenth.`, es: prose`Redondea a la décima más cercana.` },
      answer: { ...decimalNumber, requires: 'decimal-places-1' },
      solve: tenths,
    }),
  ],
  [
    'where no form is asked for, every equal one is accepted',
    brokenBy({ answer: decimalNumber, solve: tenths }),
    brokenBy({ answer: rational, solve: tenths }),
  ],
  [
    'a match is not printed in order',
    brokenBy({ answer: orderedList, solve: () => ['A', 'B', 'C'].map(name => symbol(name)) }),
    brokenBy({ answer: orderedList, solve: () => ['B', 'A', 'C'].map(name => symbol(name)) }),
  ],
  [
    'a mistake leads to a wrong answer',
    brokenBy({
      ...chosen(sum => [sum, sum + 1, sum + 2]),
      mistakes: ({ a, b }) => ({ none: a + b, one: a + b + 1, two: a, three: b }),
    }),
    brokenBy(chosen(sum => [sum + 1, sum + 2, sum + 3])),
  ],
  [
    'the right choice is not the only one of its looks',
    brokenBy({
      ...chosen(sum => [sum, sum + 1, sum + 2]),
      solve: ({ a, b }) => -a - b,
      mistakes: ({ a, b }) => ({ sign: a + b, one: a, two: b + 1000 }),
    }),
    brokenBy({
      ...chosen(sum => [sum, sum + 1, sum + 2]),
      solve: ({ a, b }) => -a - b,
      mistakes: ({ a, b }) => ({ sign: a + b, one: -a, two: b + 1000 }),
    }),
  ],
  [
    'the answers of a form vary',
    brokenBy({
      draw: random => ({ a: random.int(1, 999), b: random.turn(24) === 0 ? 1 : 2 }),
      answer: yesOrNo,
      solve: ({ b }) => (b === 1 ? 'yes' : 'no'),
    }),
    brokenBy({
      draw: random => ({ a: random.int(1, 999), b: random.evenly([1, 2]) }),
      answer: yesOrNo,
      solve: ({ b }) => (b === 1 ? 'yes' : 'no'),
    }),
  ],
  [
    'a condition that is stated applies',
    brokenBy({
      ...sound,
      instruction: { en: prose`Add. No denominator is 0.`, es: prose`Suma. Ningún denominador es 0.` },
    }),
    brokenBy({
      ...sound,
      instruction: { en: prose`Add. No denominator is 0.`, es: prose`Suma. Ningún denominador es 0.` },
      ask: ({ a, b }) => say(m`${a}/x + ${b}/x`, m`${a}/x + ${b}/x`),
    }),
  ],
  [
    'nothing is said twice',
    brokenBy({
      ...sound,
      instruction: { en: prose`Add.`, es: prose`Suma.` },
      ask: ({ a, b }) => say(prose`Add ${a} to ${b}.`, prose`Suma ${a} a ${b}.`),
    }),
    brokenBy({ ...sound, ask: ({ a, b }) => say(prose`Add ${a} to ${b}.`, prose`Suma ${a} a ${b}.`) }),
  ],
  [
    'the parts of an answer are named',
    brokenBy({ answer: numberList, solve: ({ a, b }) => [a, b] }),
    brokenBy({
      answer: numberList,
      solve: ({ a, b }) => [a, b],
      ask: ({ a, b }) => say(m`${list(a, b)} + __ = __`, m`${list(a, b)} + __ = __`),
    }),
  ],
  [
    'numbers with thousands are listed clearly',
    brokenBy({ ...sound, ask: ({ a, b }) => say(m`${list(a + 1000, b + 1000)}`, m`${list(a + 1000, b + 1000)}`) }),
    brokenBy({ ...sound, ask: ({ a, b }) => say(m`${list(a, b)}`, m`${list(a, b)}`) }),
  ],
  ['every problem has a worked solution', brokenBy(sound), worked(soundly)],
  [
    'a solution works the same in both languages',
    worked(({ a, b }, sum) => [
      step(say(m`${b} + ${a}`, m`${b} + ${a + 1}`), because.startWithGreater),
      step(m`${a} + ${b} = ${sum}`, because.add),
    ]),
    worked(soundly),
  ],
  [
    'a solution takes two to six steps',
    worked(({ a, b }, sum) => [step(m`${a} + ${b} = ${sum}`, because.add)]),
    worked(soundly),
  ],
  [
    'every step of a solution shows something new',
    worked(({ a, b }, sum) => [step(m`${b} + ${a}`, because.turnAround), ...soundly({ a, b }, sum)]),
    worked(({ a, b }, sum) => [step(m`${b} + 0 + ${a}`, because.turnAround), ...soundly({ a, b }, sum)]),
  ],
  [
    'every step of a solution shows something new',
    worked(({ a, b }, sum) => [step(m`${a} + ${b}`, because.add), step(m`${a} + ${b} = ${sum}`, because.add)]),
    worked(({ a, b }, sum) => [step(m`${b} + 0 + ${a}`, because.add), step(m`${a} + ${b} = ${sum}`, because.add)]),
  ],
  [
    'a solution ends with the answer',
    worked(({ a, b }, sum) => [...soundly({ a, b }, sum), step(m`${b} + ${a + 1}`, because.add)]),
    worked(({ a, b }, sum) => [
      ...soundly({ a, b }, sum),
      step(m`${sum} = ${b} + ${a}`, because.checkWork, { how: m`${a}` }),
    ]),
  ],
  [
    'every line of a solution is true',
    worked((facts, sum) => [step(m`${facts.a} + 1 = ${facts.a + 2}`, because.add), ...soundly(facts, sum)]),
    worked((facts, sum) => [step(m`${facts.a} + 1 = ${facts.a + 1}`, because.add), ...soundly(facts, sum)]),
  ],
  [
    'every line of a solution is true',
    solved(({ a }, sum) => step(m`x - ${a} = ${sum}`, because.writeEquation)),
    solved(({ a, b }) => step(m`x - ${a} = ${b}`, because.writeEquation)),
  ],
  [
    'every line of a solution is true',
    solved((_, sum) => step(m`${sum}/3 ≈ ${decimal(Ratio.of(Math.floor((10 * sum) / 3) + 3, 10))}`, because.add)),
    solved((_, sum) => step(m`${sum}/3 ≈ ${decimal(Ratio.of(Math.round((10 * sum) / 3), 10))}`, because.add)),
  ],
  [
    'every line of a solution is true',
    refused(({ a }) => step(m`${a} + 1 = ${a + 2}`, because.add)),
    refused(({ a }) => step(m`${a} + 1 = ${a + 1}`, because.add)),
  ],
  [
    'a solution rewrites without changing the value',
    worked(({ a, b }) => [
      step(m`${a}(x + ${b})`, because.writeExpression),
      step(m`${a}x + ${b}`, because.distribute, { factor: a }),
    ]),
    worked(({ a, b }) => [
      step(m`${a}(x + ${b})`, because.writeExpression),
      step(m`${a}x + ${a * b}`, because.distribute, { factor: a }),
    ]),
  ],
  [
    'a solution of grades K to 5 has no letters and no negative numbers',
    worked((facts, sum) => [...soundly(facts, sum), step(m`${-facts.a} + ${facts.a}`, because.add)], ['4.NBT.B.4']),
    worked((facts, sum) => [...soundly(facts, sum), step(m`${facts.a} - ${facts.a}`, because.add)], ['4.NBT.B.4']),
  ],
  [
    'a solution of grades K to 5 has no letters and no negative numbers',
    worked((facts, sum) => [...soundly(facts, sum), step(m`x + 0`, because.add)], ['4.NBT.B.4']),
    worked((facts, sum) => [...soundly(facts, sum), step(m`x + 0`, because.add)], ['6.EE.B.7']),
  ],
  [
    'a solution multiplies by the sign of its grade',
    worked((facts, sum) => [step(m`${facts.a} × 1`, because.add), ...soundly(facts, sum)], ['A-REI.B.3']),
    worked((facts, sum) => [step(m`${facts.a} × 10^5`, because.add), ...soundly(facts, sum)], ['A-REI.B.3']),
  ],
  [
    'a solution multiplies by the sign of its grade',
    refused(({ a }) => step(m`${a} × 1`, because.add), ['A-REI.B.3']),
    refused(({ a }) => step(m`${a} + 1`, because.add), ['A-REI.B.3']),
  ],
  [
    'a solution of grades K to 5 has no letters and no negative numbers',
    refused(() => step(m`x + 0`, because.add), ['4.NBT.B.4']),
    refused(({ a }) => step(m`${a} + 0`, because.add), ['4.NBT.B.4']),
  ],
  [
    'what is refused is a wrong option',
    refusedOption(right => [right]),
    refusedOption(right => [right === 'yes' ? 'no' : 'yes']),
  ],
  ['what is refused is a wrong option', refusedOption(() => ['maybe']), refusedOption(() => [])],
  [
    'each step of a solution says what was done',
    refused(({ a }) => step(m`${a} + 0`, because.use, { rule: { en: [''], es: [''] } })),
    refused(({ a }) => step(m`${a} + 0`, because.use, { rule: { en: ['it'], es: ['eso'] } })),
  ],
  [
    'each step of a solution says what was done',
    worked((facts, sum) => [
      step(m`${facts.a} + 0`, because.use, { rule: { en: [''], es: [''] } }),
      ...soundly(facts, sum),
    ]),
    worked((facts, sum) => [
      step(m`${facts.a} + 0`, because.use, { rule: { en: ['it'], es: ['eso'] } }),
      ...soundly(facts, sum),
    ]),
  ],
]

describe('each law fails on its planted fault, and not beside it', () => {
  test.each(FAULTS)('%s', (law, fault, kept) => {
    expect([...fault]).toContain(law)
    expect([...kept]).not.toContain(law)
  })
})

/** A topic whose only form draws from a range of the level. */
const leveled = (easy: readonly [number, number], hard: readonly [number, number], isRead = true) =>
  new Set(
    brokenLaws(
      defineTopic({ ...about, levels: { easy: { range: easy }, hard: { range: hard } } }, form => ({
        bare: form({
          draw: (random, { range: [least, most] }) => {
            const [from, to] = isRead ? [least, most] : [2, 9_999]
            return { a: random.int(from, to), b: random.int(from, to) }
          },
          answer: integer,
          solve: add,
          ask: addition,
          solution: facts => soundly(facts, facts.a + facts.b),
          check: isSum,
        }),
      })),
      24,
    ).map(({ law }) => law),
  )

/** What the drawer keeps whatever a topic does, and what needs more than one level or form: shown elsewhere. */
const SHOWN_ELSEWHERE: readonly LawName[] = [
  'near-repeats are avoided while others are left',
  'the first six problems show as many forms as they can',
  'a form that two levels share draws differently there',
  'a level does not repeat an easier one',
  'most of a level is new against an easier one',
  'forms of a level do not meet at each turn',
]

test('no law is without a planted fault', () => {
  const planted = new Set<string>([...FAULTS.map(([law]) => law), ...SHOWN_ELSEWHERE])
  expect(
    Object.values(LAWS)
      .flatMap(laws => Object.keys(laws))
      .filter(law => !planted.has(law)),
  ).toEqual([])
})

describe('levels differ', () => {
  test('a form that is the same at two levels', () => {
    expect([...leveled([2, 99], [2, 99])]).toContain('a form that two levels share draws differently there')
    expect([...leveled([2, 99], [100, 999])]).not.toContain('a form that two levels share draws differently there')
  })

  test('a harder level that asks what the easier one asked', () => {
    expect([...leveled([2, 9], [2, 10])]).toContain('a level does not repeat an easier one')
    expect([...leveled([2, 9], [10, 99])]).not.toContain('a level does not repeat an easier one')
  })

  test('a harder level that stays in the ranges of the easier one', () => {
    expect([...leveled([2, 9_999], [2, 9_000])]).toContain('most of a level is new against an easier one')
    expect([...leveled([2, 999], [1_000, 9_000])]).not.toContain('most of a level is new against an easier one')
  })
})

const PAIRS = Array.from({ length: 13 }, (_, i) => ({ a: 11 + i, b: 97 - 3 * i }))

/** Two forms that share a list, the other so many turns ahead of its place. */
const sharing = (ahead: number) =>
  new Set(
    brokenLaws(
      defineTopic({ ...about, levels: { easy: {} } }, form => ({
        added: form({
          draw: random => random.evenly(PAIRS),
          answer: integer,
          solve: add,
          ask: addition,
          check: isSum,
        }),
        multiplied: form({
          draw: random => random.evenly(startingAt(PAIRS, ahead)),
          answer: integer,
          solve: ({ a, b }) => a * b,
          ask: ({ a, b }) => ({ en: m`${a} × ${b} = __`, es: m`${a} × ${b} = __` }),
          check: () => true,
        }),
      })),
      24,
    ).map(({ law }) => law),
  )

test('two forms that take the same numbers side by side', () => {
  // The second form of a level begins one turn later than the first.
  expect([...sharing(PAIRS.length - 1)]).toContain('forms of a level do not meet at each turn')
  expect([...sharing(3)]).not.toContain('forms of a level do not meet at each turn')
})

test('a sound topic keeps every law', () => expect([...leveled([11, 99], [100, 999])]).toEqual([]))
