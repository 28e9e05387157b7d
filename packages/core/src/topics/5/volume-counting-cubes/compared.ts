import {
  answerStep,
  equation,
  explainedBy,
  figure,
  line,
  measure,
  minus,
  prose,
  type Sentence,
  type Solid3d,
  type Step,
  sideBySide,
  symbol,
} from '../../../author.ts'

/** Which of two solids is larger, and by how much. */
export const larger = (letter: 'P' | 'Q', by: number): Sentence => ({
  key: `${letter} ${by}`,
  says: {
    en: prose`solid ${symbol(letter)}, by ${measure(by, 'cubic-unit')}`,
    es: prose`el sólido ${symbol(letter)}, ${measure(by, 'cubic-unit')} más`,
  },
})
export const isLarger = ([a, b]: readonly number[], key: string): boolean =>
  a !== undefined && b !== undefined && key === `${a > b ? 'P' : 'Q'} ${Math.abs(a - b)}`
/** The other solid, and a difference that a slip leads to. */
export const notLarger = (letter: 'P' | 'Q', by: number, slip: number) => {
  const other = letter === 'P' ? 'Q' : 'P'
  return { other: larger(other, by), slip: larger(letter, slip), both: larger(other, slip) }
}
export const whyNotLarger = (a: number, b: number) => {
  const [more, less] = [Math.max(a, b), Math.min(a, b)]
  const [first, second] = a > b ? (['P', 'Q'] as const) : (['Q', 'P'] as const)
  const other = {
    en: line`Solid ${symbol(first)} has more cubes than solid ${symbol(second)}.`,
    es: line`El sólido ${symbol(first)} tiene más cubos que el sólido ${symbol(second)}.`,
  }
  const slip = {
    en: line`The difference is ${equation(minus(more, less), more - less)}.`,
    es: line`La diferencia es ${equation(minus(more, less), more - less)}.`,
  }
  return { other, slip, both: other }
}
export const drawnPair = (a: Solid3d, b: Solid3d) => {
  const one = (name: 'P' | 'Q', drawn: Solid3d) => [prose`${symbol(name)}`, figure(drawn)]
  return sideBySide(one('P', a), one('Q', b))
}
export function compareSteps(a: number, b: number): readonly Step[] {
  const [more, less] = [Math.max(a, b), Math.min(a, b)]
  const [first, second] = (a > b ? ['P', 'Q'] : ['Q', 'P']) as ['P', 'Q']
  return [
    explainedBy(equation(minus(more, less), more - less), {
      en: line`Subtract the smaller volume from the greater one.`,
      es: line`Resta el volumen menor del mayor.`,
    }),
    answerStep(larger(first, more - less).says, {
      en: line`Solid ${symbol(first)} has ${more} cubes and solid ${symbol(second)} has ${less}.`,
      es: line`El sólido ${symbol(first)} tiene ${more} cubos y el sólido ${symbol(second)} tiene ${less}.`,
    }),
  ]
}
