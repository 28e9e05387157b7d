import { blank, divide, equation, line, over, type Step, step, times } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Fact, missingIs, otherTop } from './models.ts'

export type Place = 'top' | 'bottom' | 'first top' | 'first bottom'
/** The second numerator alone would be no harder than with a model. */
export const PLACES: readonly Place[] = ['first bottom', 'bottom', 'first top']

export const missingAt = (fact: Fact, place: Place): number =>
  ({ top: otherTop(fact), bottom: fact[2], 'first top': fact[0], 'first bottom': fact[1] })[place]
export const gapAt = (fact: Fact, place: Place) => {
  const [n, d, to] = fact
  return equation(
    over(place === 'first top' ? blank() : n, place === 'first bottom' ? blank() : d),
    over(place === 'top' ? blank() : otherTop(fact), place === 'bottom' ? blank() : to),
  )
}

/** From the parts that are known on both sides: what they are multiplied or divided by. */
export function factorSteps(fact: Fact, place: Place): readonly Step[] {
  const [n, d, to] = fact
  const k = to / d
  const [a, b] = place === 'top' || place === 'first top' ? [d, to] : [n, otherTop(fact)]
  const tops = place === 'bottom' || place === 'first bottom'
  const isLeft = place === 'first top' || place === 'first bottom'
  const from = tops ? (isLeft ? to : d) : isLeft ? otherTop(fact) : n
  const found = missingAt(fact, place)
  return [
    step(equation(times(a, k), b), because.explain, {
      sentence: tops
        ? {
            en: line`Compare the numerators: ${a} times ${k} is ${b}.`,
            es: line`Compara los numeradores: ${a} por ${k} es ${b}.`,
          }
        : {
            en: line`Compare the denominators: ${a} times ${k} is ${b}.`,
            es: line`Compara los denominadores: ${a} por ${k} es ${b}.`,
          },
    }),
    isLeft
      ? step(equation(divide(from, k), found), because.explain, {
          sentence: {
            en: line`Go back: divide ${from} by the same number, ${k}.`,
            es: line`Ve hacia atrás: divide ${from} entre el mismo número, ${k}.`,
          },
        })
      : step(equation(times(from, k), found), because.explain, {
          sentence: {
            en: line`Multiply ${from} by the same number, ${k}.`,
            es: line`Multiplica ${from} por el mismo número, ${k}.`,
          },
        }),
    missingIs(fact, found),
  ]
}

/** 2/4 = 1/2, then 1/2 = 3/6. */
export function halvesSteps(fact: Fact, place: Place): readonly Step[] {
  const [n, d, to] = fact
  const [first, second] = [d / 2, to / 2]
  const [known, from] = place === 'top' ? [to, 2] : [otherTop(fact), n / first]
  return [
    step(equation(over(n, d), over(n / first, 2)), because.explain, {
      sentence: {
        en: line`Divide the numerator and the denominator by ${first} to get halves.`,
        es: line`Divide el numerador y el denominador entre ${first} para obtener medios.`,
      },
    }),
    step(equation(over(n / first, 2), over(otherTop(fact), to)), because.explain, {
      sentence: {
        en: line`${known} is ${second} times ${from}: multiply the numerator and the denominator by ${second}.`,
        es: line`${known} es ${second} veces ${from}: multiplica el numerador y el denominador por ${second}.`,
      },
    }),
    missingIs(fact, missingAt(fact, place)),
  ]
}
