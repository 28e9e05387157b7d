import { type Block, type Both, name, prose } from '../../../content.ts'
import type { Person } from '../../../language/people.ts'
import type { Expr } from '../../../math/expr.ts'

/** Two children and a fraction each, of wholes of one size or of a small and a large one. */
export interface WholeStory {
  readonly sameSize: (one: Person, first: Expr, two: Person, second: Expr) => Both<Block>
  /** The first whole is the small one; how much smaller, nobody knows. */
  readonly otherSizes: (one: Person, first: Expr, two: Person, second: Expr) => Both<Block>
}

export const wholeStories: readonly WholeStory[] = [
  {
    sameSize: (one, first, two, second) => ({
      en: prose`Two pizzas are the same size. ${name(one)} eats ${first} of one, and ${name(two)} eats ${second} of the other. Who eats more?`,
      es: prose`Dos pizzas tienen el mismo tamaño. ${name(one)} come ${first} de una y ${name(two)} come ${second} de la otra. ¿Quién come más?`,
    }),
    otherSizes: (one, first, two, second) => ({
      en: prose`${name(one)} eats ${first} of a small pizza, and ${name(two)} eats ${second} of a large one. Who eats more?`,
      es: prose`${name(one)} come ${first} de una pizza pequeña y ${name(two)} come ${second} de una grande. ¿Quién come más?`,
    }),
  },
  {
    sameSize: (one, first, two, second) => ({
      en: prose`Two granola bars are the same size. ${name(one)} eats ${first} of one, and ${name(two)} eats ${second} of the other. Who eats more?`,
      es: prose`Dos barras de granola tienen el mismo tamaño. ${name(one)} come ${first} de una y ${name(two)} come ${second} de la otra. ¿Quién come más?`,
    }),
    otherSizes: (one, first, two, second) => ({
      en: prose`${name(one)} eats ${first} of a short granola bar, and ${name(two)} eats ${second} of a long one. Who eats more?`,
      es: prose`${name(one)} come ${first} de una barra de granola corta y ${name(two)} come ${second} de una larga. ¿Quién come más?`,
    }),
  },
  {
    sameSize: (one, first, two, second) => ({
      en: prose`Two full water bottles are the same size. ${name(one)} drinks ${first} of one, and ${name(two)} drinks ${second} of the other. Who drinks more?`,
      es: prose`Dos botellas llenas de agua tienen el mismo tamaño. ${name(one)} toma ${first} de una y ${name(two)} toma ${second} de la otra. ¿Quién toma más?`,
    }),
    otherSizes: (one, first, two, second) => ({
      en: prose`${name(one)} drinks ${first} of a small bottle of water, and ${name(two)} drinks ${second} of a large one. Who drinks more?`,
      es: prose`${name(one)} toma ${first} de una botella pequeña de agua y ${name(two)} toma ${second} de una grande. ¿Quién toma más?`,
    }),
  },
  {
    sameSize: (one, first, two, second) => ({
      en: prose`Two ribbons are the same length. ${name(one)} uses ${first} of one, and ${name(two)} uses ${second} of the other. Who uses more ribbon?`,
      es: prose`Dos cintas tienen el mismo largo. ${name(one)} usa ${first} de una y ${name(two)} usa ${second} de la otra. ¿Quién usa más cinta?`,
    }),
    otherSizes: (one, first, two, second) => ({
      en: prose`${name(one)} uses ${first} of a short ribbon, and ${name(two)} uses ${second} of a long one. Who uses more ribbon?`,
      es: prose`${name(one)} usa ${first} de una cinta corta y ${name(two)} usa ${second} de una larga. ¿Quién usa más cinta?`,
    }),
  },
]
