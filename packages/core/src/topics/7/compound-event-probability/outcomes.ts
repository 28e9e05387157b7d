import {
  type Block,
  type Both,
  type Expr,
  equation,
  explained,
  explainedBy,
  gcd,
  type Inline,
  itemOf,
  line,
  over,
  point,
  type Random,
  Ratio,
  type Step,
  thing,
  times,
  treeDiagram,
  type Value,
} from '../../../author.ts'
import type { Choices, Pairing } from './settings.ts'

export type Outcome = readonly Expr[]
export type Said = Both<readonly Inline[]>

/** Every outcome of one stage after another. */
export const outcomesOf = (...stages: readonly (readonly Expr[])[]): readonly Outcome[] =>
  stages.reduce<readonly Outcome[]>((all, stage) => all.flatMap(path => stage.map(next => [...path, next])), [[]])
export const shown = (outcome: Outcome): Expr => point(...outcome)
export const listed = (outcomes: readonly Outcome[]): Block => ({
  kind: 'paragraph',
  content: outcomes.flatMap((outcome, i) => (i === 0 ? [shown(outcome)] : [', ', shown(outcome)])),
})

/** Items with commas between: ham, cheese, tuna. */
export const commas = (items: readonly Expr[]): readonly Inline[] =>
  items.flatMap((item, i) => (i === 0 ? [item] : [', ', item]))

/** The options of both choices as a list of two points: "Sandwich: ham, cheese". */
export const optionsOf = ({ setting, a, b }: Pairing<Choices>): Block => ({
  kind: 'bullets',
  ordered: false,
  items: [
    [...line`${thing(setting.first)}: `, ...commas(a)],
    [...line`${thing(setting.second)}: `, ...commas(b)],
  ],
})

export const paragraphOf = (...sentences: readonly Said[]): Both<Block> => {
  const inOne = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: sentences.flatMap((sentence, i) => (i === 0 ? sentence[locale] : [' ', ...sentence[locale]])),
  })
  return { en: inOne('en'), es: inOne('es') }
}

/** A setting with so many options of each kind. */
export function drawPairing<S extends Choices>(
  random: Random,
  settings: readonly S[],
  fits: (n: number, m: number) => boolean,
): Pairing<S> {
  const setting = random.evenly(settings)
  const [first, second] = setting.options
  const [n, m] = random.until(
    () => [random.int(2, first.length), setting.isCube ? second.length : random.int(2, second.length)] as const,
    ([n, m]) => fits(n, m),
  )
  // A number cube and a coin have all their sides; numbers and letters begin at the first.
  const isCut = (items: readonly Expr[]) => itemOf(items, 0).kind !== 'words'
  const some = (items: readonly Expr[], count: number): readonly Expr[] => {
    if (isCut(items)) return items.slice(0, count)
    const skipped = new Set(random.shuffle<readonly Expr[]>(items).slice(count))
    return items.filter(item => !skipped.has(item))
  }
  return { setting, a: some(first, n), b: some(second, m) }
}

/** A tree of all outcomes; `shownAt` tells what stands at a second branch. */
export const treeOf = (
  a: readonly Expr[],
  b: readonly Expr[],
  labelAt: (i: number, j: number) => Value = (_, j) => itemOf(b, j),
) =>
  treeDiagram({
    children: a.map((label, i) => ({ label, children: b.map((_, j) => ({ label: labelAt(i, j) })) })),
  })

export const FRACTION: Said = {
  en: line`Write a fraction in lowest terms.`,
  es: line`Escribe una fracción en su mínima expresión.`,
}

/** Why the numbers of options are multiplied. */
export const multiplied = (n: number, m: number): Step =>
  explained(
    equation(times(n, m), n * m),
    line`Each of the ${n} first results can come with each of the ${m} second results: multiply to count all outcomes.`,
    line`Cada uno de los ${n} resultados del primer lugar puede salir con cada uno de los ${m} del segundo lugar: multiplica para contarlos todos.`,
  )

/** The favorable outcomes over all, and the fraction in lowest terms. */
export function fractionSteps(favorable: number, all: number): readonly Step[] {
  const divisor = gcd(favorable, all)
  if (divisor === 1)
    return [
      explained(
        over(favorable, all),
        line`Write favorable outcomes over all outcomes.`,
        line`Escribe los resultados favorables sobre todos los resultados.`,
      ),
    ]
  return [
    explained(
      over(favorable, all),
      line`Write favorable outcomes over all outcomes.`,
      line`Escribe los resultados favorables sobre todos los resultados.`,
    ),
    explained(
      equation(over(favorable, all), Ratio.of(favorable, all)),
      line`Lowest terms: divide the numerator and the denominator by ${divisor}.`,
      line`Mínima expresión: divide el numerador y el denominador entre ${divisor}.`,
    ),
  ]
}

/** The favorable outcomes in a row, and how many they are. */
export const favorableStep = (outcomes: readonly Outcome[], says: Said): Step => explainedBy(listed(outcomes), says)

/** The favorable outcomes in order. */
export const countedStep = (outcomes: readonly Outcome[]): Step =>
  favorableStep(outcomes, {
    en: line`List the favorable outcomes and count them: ${outcomes.length}.`,
    es: line`Escribe los resultados favorables y cuéntalos: ${outcomes.length}.`,
  })
