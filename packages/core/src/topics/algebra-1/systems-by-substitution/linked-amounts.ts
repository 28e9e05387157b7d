import {
  type Block,
  type Both,
  type Hole,
  type Inline,
  line,
  type Noun,
  name,
  type Person,
  prose,
  type Quantity,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A larger amount is some more than `times` a smaller one. */
export interface LinkedStory {
  readonly smaller: readonly [number, number]
  readonly more: readonly [number, number]
  /** The whole is the sum of both, or twice that: the perimeter of a rectangle. */
  readonly isPerimeter: boolean
  readonly isMoney: boolean
  readonly noun: Noun
  readonly says: (times: Hole, more: Hole, whole: Hole, who: Person, other: Person) => Both<Block>
  /** The smaller amount is x, the larger one y. */
  readonly unknowns: (who: Person, other: Person) => { readonly [letter in 'x' | 'y']: Both<readonly Inline[]> }
  readonly answer: (smaller: Quantity, other: Person) => Both<readonly Inline[]>
}

export const linkedStories: readonly LinkedStory[] = [
  {
    smaller: [4, 15],
    more: [2, 9],
    isPerimeter: false,
    isMoney: false,
    noun: nouns.year,
    says: (times, more, whole, who, other) => ({
      en: prose`${name(who)}’s age is ${more} years more than ${times} times ${name(other)}’s age. The sum of their ages is ${whole}. How old is ${name(other)}?`,
      es: prose`La edad de ${name(who)} es ${more} años más que ${times} veces la edad de ${name(other)}. La suma de sus edades es ${whole}. ¿Cuántos años tiene ${name(other)}?`,
    }),
    unknowns: (who, other) => ({
      x: { en: line`${name(other)}’s age`, es: line`la edad de ${name(other)}` },
      y: { en: line`${name(who)}’s age`, es: line`la edad de ${name(who)}` },
    }),
    answer: (smaller, other) => ({
      en: line`${name(other)} is ${smaller} old.`,
      es: line`${name(other)} tiene ${smaller}.`,
    }),
  },
  {
    smaller: [3, 20],
    more: [2, 12],
    isPerimeter: true,
    isMoney: false,
    noun: nouns.meter,
    says: (times, more, whole) => ({
      en: prose`The length of a rectangle is ${more} meters more than ${times} times its width. Its perimeter is ${whole} meters. How many meters wide is it?`,
      es: prose`El largo de un rectángulo mide ${more} metros más que ${times} veces su ancho. Su perímetro es de ${whole} metros. ¿Cuántos metros mide de ancho?`,
    }),
    unknowns: () => ({
      x: { en: line`the width`, es: line`el ancho` },
      y: { en: line`the length`, es: line`el largo` },
    }),
    answer: smaller => ({
      en: line`The rectangle is ${smaller} wide.`,
      es: line`El rectángulo mide ${smaller} de ancho.`,
    }),
  },
  {
    smaller: [20, 90],
    more: [5, 40],
    isPerimeter: false,
    isMoney: false,
    noun: nouns.ticket,
    says: (times, more, whole) => ({
      en: prose`For a play, the number of adult tickets sold is ${more} more than ${times} times the number of child tickets. In all, ${whole} tickets are sold. How many child tickets are sold?`,
      es: prose`Para una obra, el número de boletos de adulto vendidos es ${more} más que ${times} veces el número de boletos de niño. En total se venden ${whole} boletos. ¿Cuántos boletos de niño se venden?`,
    }),
    unknowns: () => ({
      x: { en: line`the number of child tickets`, es: line`el número de boletos de niño` },
      y: { en: line`that of adult tickets`, es: line`el de boletos de adulto` },
    }),
    answer: smaller => ({ en: line`For children, ${smaller} are sold.`, es: line`Se venden ${smaller} de niño.` }),
  },
  {
    smaller: [200, 900],
    more: [50, 400],
    isPerimeter: false,
    isMoney: true,
    noun: nouns.dollar,
    says: (times, more, whole, who) => ({
      en: prose`${name(who)} invests in a savings account and a bond. The bond gets ${more} more than ${times} times as much as the account. The two investments add up to ${whole}. How many dollars are in the account?`,
      es: prose`${name(who)} invierte en una cuenta de ahorros y en un bono. En el bono pone ${more} más que ${times} veces lo que pone en la cuenta. Las dos inversiones suman ${whole}. ¿Cuántos dólares hay en la cuenta?`,
    }),
    unknowns: () => ({
      x: { en: line`the amount in the account`, es: line`la cantidad en la cuenta` },
      y: { en: line`that in the bond`, es: line`la del bono` },
    }),
    answer: smaller => ({ en: line`The account holds ${smaller}.`, es: line`En la cuenta hay ${smaller}.` }),
  },
  {
    smaller: [15, 60],
    more: [3, 20],
    isPerimeter: false,
    isMoney: false,
    noun: nouns.centimeter,
    says: (times, more, whole) => ({
      en: prose`A wire is cut into two pieces. The long piece is ${more} centimeters longer than ${times} times the length of the short piece. The wire was ${whole} centimeters long. How many centimeters long is the short piece?`,
      es: prose`Se corta un alambre en dos partes. La parte larga mide ${more} centímetros más que ${times} veces lo que mide la corta. El alambre medía ${whole} centímetros. ¿Cuántos centímetros mide la parte corta?`,
    }),
    unknowns: () => ({
      x: { en: line`the length of the short piece`, es: line`la longitud de la parte corta` },
      y: { en: line`that of the long piece`, es: line`la de la parte larga` },
    }),
    answer: smaller => ({ en: line`The short piece is ${smaller} long.`, es: line`La parte corta mide ${smaller}.` }),
  },
  {
    smaller: [8, 25],
    more: [3, 12],
    isPerimeter: false,
    isMoney: false,
    noun: nouns.mile,
    says: (times, more, whole) => ({
      en: prose`On a trip, the distance by train is ${more} miles more than ${times} times the distance by bus. The trip is ${whole} miles long. How many miles long is the bus ride?`,
      es: prose`En un viaje, la distancia en tren es ${more} millas más que ${times} veces la distancia en autobús. El viaje es de ${whole} millas. ¿De cuántas millas es el tramo en autobús?`,
    }),
    unknowns: () => ({
      x: { en: line`the distance by bus`, es: line`la distancia en autobús` },
      y: { en: line`that by train`, es: line`la distancia en tren` },
    }),
    answer: smaller => ({
      en: line`The bus ride is ${smaller} long.`,
      es: line`El tramo en autobús es de ${smaller}.`,
    }),
  },
  {
    smaller: [12, 40],
    more: [5, 20],
    isPerimeter: false,
    isMoney: false,
    noun: nouns.page,
    says: (times, more, whole, who) => ({
      en: prose`${name(who)} reads two books. The second book has ${more} pages more than ${times} times the number of pages in the first. The two books have ${whole} pages in all. How many pages does the first book have?`,
      es: prose`${name(who)} lee dos libros. El segundo libro tiene ${more} páginas más que ${times} veces el número de páginas del primero. Los dos libros tienen ${whole} páginas en total. ¿Cuántas páginas tiene el primer libro?`,
    }),
    unknowns: () => ({
      x: { en: line`the number of pages in the first book`, es: line`el número de páginas del primer libro` },
      y: { en: line`the number in the second`, es: line`el del segundo` },
    }),
    answer: smaller => ({ en: line`The first book has ${smaller}.`, es: line`El primer libro tiene ${smaller}.` }),
  },
  {
    smaller: [6, 20],
    more: [2, 10],
    isPerimeter: false,
    isMoney: false,
    noun: nouns.minute,
    says: (times, more, whole) => ({
      en: prose`A practice has a warm-up and a game. The game lasts ${more} minutes more than ${times} times as long as the warm-up. The practice lasts ${whole} minutes. How many minutes does the warm-up last?`,
      es: prose`Un entrenamiento tiene un calentamiento y un partido. El partido dura ${more} minutos más que ${times} veces lo que dura el calentamiento. El entrenamiento dura ${whole} minutos. ¿Cuántos minutos dura el calentamiento?`,
    }),
    unknowns: () => ({
      x: { en: line`the time of the warm-up`, es: line`el tiempo del calentamiento` },
      y: { en: line`that of the game`, es: line`el del partido` },
    }),
    answer: smaller => ({ en: line`The warm-up lasts ${smaller}.`, es: line`El calentamiento dura ${smaller}.` }),
  },
]
