import type { AnswerType } from '../answer/type.ts'
import { type Block, type Both, type Content, type Quantity, role, type Term } from '../content.ts'
import type { Value } from '../math/build.ts'
import type { Ratio } from '../number/ratio.ts'
import type { Random } from '../random.ts'
import type { Step } from '../solution/step.ts'
import type { Difficulty, FormSpec } from '../topic.ts'

/** The numbers of a story by the part that each plays in it. */
type Numbers = Readonly<Record<string, Value | Quantity>>
type Roles<N extends Numbers> = { readonly [Name in keyof N]: Extract<Term, { kind: 'role' }> }

interface StorySpec<Level, D extends Difficulty, Setting, N extends Numbers, V> {
  readonly levels?: readonly D[]
  readonly share?: number
  readonly instruction?: Both<Block>
  readonly lines?: number
  /** At least eight places, things and people with likely numbers: a sheet of ten tells none twice. */
  readonly settings: readonly Setting[]
  draw(random: Random, setting: Setting, level: Level): N
  readonly answer: AnswerType<V>
  solve(numbers: N, setting: Setting): V
  mistakes?(numbers: N, answer: V, setting: Setting): Readonly<Record<string, V>>
  ask(roles: Roles<N>, setting: Setting): Both<Content>
  namedAnswer?(numbers: N, answer: V, setting: Setting): Both<Content>
  key?(numbers: N, answer: V, setting: Setting): Both<Content>
  solution(numbers: N, answer: V, setting: Setting): readonly Step[]
  /** From the printed numbers by their names, whatever the sentence, by another road than `solve`. */
  check(numberOf: (name: keyof N & string) => Ratio, answer: V): boolean
}

export interface Told<Setting, N> {
  readonly setting: Setting
  readonly numbers: N
}

/** A story: its setting is drawn in turns, and a check finds its numbers by their roles instead of by the words. */
export function story<Level, Setting, const N extends Numbers, V, const D extends Difficulty = Difficulty>({
  settings,
  draw,
  solve,
  mistakes,
  ask,
  namedAnswer,
  key,
  solution,
  check,
  ...rest
}: StorySpec<Level, D, Setting, N, V>): FormSpec<Level, D, Told<Setting, N>, V> {
  return {
    ...rest,
    kind: 'story',
    draw(random, level) {
      const setting = random.evenly(settings)
      return { setting, numbers: draw(random, setting, level) }
    },
    solve: ({ numbers, setting }) => solve(numbers, setting),
    ...(mistakes && { mistakes: ({ numbers, setting }, answer) => mistakes(numbers, answer, setting) }),
    ask: ({ numbers, setting }) => ask(rolesOf(numbers), setting),
    ...(namedAnswer && { namedAnswer: ({ numbers, setting }, answer) => namedAnswer(numbers, answer, setting) }),
    ...(key && { key: ({ numbers, setting }, answer) => key(numbers, answer, setting) }),
    solution: ({ numbers, setting }, answer) => solution(numbers, answer, setting),
    check: (printed, answer) => check(name => printed.role(name), answer),
  }
}

const rolesOf = <N extends Numbers>(numbers: N) =>
  Object.fromEntries(Object.entries(numbers).map(([name, of]) => [name, role(name, of)])) as Roles<N>
