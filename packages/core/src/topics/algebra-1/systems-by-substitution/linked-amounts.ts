import { type Block, type Both, money, name, type Person, prose } from '../../../author.ts'

/** A larger amount is `times` a smaller one and some more. Printed in this order: times, more, whole. */
interface LinkedStory {
  readonly smaller: readonly [number, number]
  readonly more: readonly [number, number]
  /** The whole is the sum of both, or twice that: the perimeter of a rectangle. */
  readonly isPerimeter: boolean
  readonly says: (times: number, more: number, whole: number, who: Person, other: Person) => Both<Block>
}

export const linkedStories: readonly LinkedStory[] = [
  {
    smaller: [4, 15],
    more: [2, 9],
    isPerimeter: false,
    says: (times, more, whole, who, other) => ({
      en: prose`${name(who)}’s age is ${times} times ${name(other)}’s age plus ${more} years. The sum of their ages is ${whole}. How old is ${name(other)}?`,
      es: prose`La edad de ${name(who)} es ${times} veces la edad de ${name(other)} más ${more} años. La suma de sus edades es ${whole}. ¿Cuántos años tiene ${name(other)}?`,
    }),
  },
  {
    smaller: [3, 20],
    more: [2, 12],
    isPerimeter: true,
    says: (times, more, whole) => ({
      en: prose`The length of a rectangle is ${times} times its width plus ${more} meters. Its perimeter is ${whole} meters. How many meters wide is it?`,
      es: prose`El largo de un rectángulo es ${times} veces su ancho más ${more} metros. Su perímetro es de ${whole} metros. ¿Cuántos metros mide de ancho?`,
    }),
  },
  {
    smaller: [20, 90],
    more: [5, 40],
    isPerimeter: false,
    says: (times, more, whole) => ({
      en: prose`For a play, the number of adult tickets sold is ${times} times the number of child tickets plus ${more}. In all, ${whole} tickets are sold. How many child tickets are sold?`,
      es: prose`Para una obra, el número de boletos de adulto vendidos es ${times} veces el número de boletos de niño más ${more}. En total se venden ${whole} boletos. ¿Cuántos boletos de niño se venden?`,
    }),
  },
  {
    smaller: [200, 900],
    more: [50, 400],
    isPerimeter: false,
    says: (times, more, whole, who) => ({
      en: prose`${name(who)} invests in a savings account and a bond. The bond gets ${times} times as much as the account, plus ${money(100 * more)} more. The two investments add up to ${money(100 * whole)}. How many dollars are in the account?`,
      es: prose`${name(who)} invierte en una cuenta de ahorros y en un bono. En el bono pone ${times} veces lo que pone en la cuenta, más ${money(100 * more)}. Las dos inversiones suman ${money(100 * whole)}. ¿Cuántos dólares hay en la cuenta?`,
    }),
  },
  {
    smaller: [15, 60],
    more: [3, 20],
    isPerimeter: false,
    says: (times, more, whole) => ({
      en: prose`A wire is cut into two pieces. The long piece is ${times} times as long as the short piece, plus ${more} centimeters. The wire was ${whole} centimeters long. How many centimeters long is the short piece?`,
      es: prose`Se corta un alambre en dos partes. La parte larga mide ${times} veces la corta más ${more} centímetros. El alambre medía ${whole} centímetros. ¿Cuántos centímetros mide la parte corta?`,
    }),
  },
]
