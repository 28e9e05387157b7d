import {
  answerStep,
  both,
  exact,
  howMany,
  itemOf,
  line,
  list,
  type Printed,
  prose,
  type Quantity,
  type Step,
  symbol,
  theThing,
  things,
  writtenLetter,
} from '../../../author.ts'
import { countedIn, type Measured, unitOf } from './objects.ts'

export const letter = writtenLetter('A', 'B', 'C')

export type Letter = 'A' | 'B' | 'C'

export const LETTERS = ['A', 'B', 'C'] as const

export const [A, B] = [symbol('A'), symbol('B')]

export const counting = (length: number) => list(...Array.from({ length }, (_, i) => i + 1))

export const howLong = ({ of, look }: Measured) => ({
  en: prose`How many ${things(unitOf(look))} long is ${theThing(of)}? ____`,
  es: prose`¿${howMany(unitOf(look))} de largo mide ${theThing(of)}? ____`,
})

export const isSoLong = ({ of }: Measured, found: Quantity): Step =>
  answerStep(both(prose`${found}`), {
    en: line`${theThing(of)} is ${found} long.`,
    es: line`${theThing(of)} mide ${found} de largo.`,
  })

export const isCounted = (printed: Printed, { amount }: Quantity) =>
  exact(amount).equals(itemOf(countedIn(printed.figure('length-bars')), 0))
