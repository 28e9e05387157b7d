import { type Block, type Both, type Expr, name, type Person, prose } from '../../../author.ts'

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
  {
    sameSize: (one, first, two, second) => ({
      en: prose`Two pies are the same size. ${name(one)} eats ${first} of one, and ${name(two)} eats ${second} of the other. Who eats more?`,
      es: prose`Dos tartas tienen el mismo tamaño. ${name(one)} come ${first} de una y ${name(two)} come ${second} de la otra. ¿Quién come más?`,
    }),
    otherSizes: (one, first, two, second) => ({
      en: prose`${name(one)} eats ${first} of a small pie, and ${name(two)} eats ${second} of a large one. Who eats more?`,
      es: prose`${name(one)} come ${first} de una tarta pequeña y ${name(two)} come ${second} de una grande. ¿Quién come más?`,
    }),
  },
  {
    sameSize: (one, first, two, second) => ({
      en: prose`Two sheets of paper are the same size. ${name(one)} colors ${first} of one, and ${name(two)} colors ${second} of the other. Who colors more?`,
      es: prose`Dos hojas de papel tienen el mismo tamaño. ${name(one)} colorea ${first} de una y ${name(two)} colorea ${second} de la otra. ¿Quién colorea más?`,
    }),
    otherSizes: (one, first, two, second) => ({
      en: prose`${name(one)} colors ${first} of a small sheet of paper, and ${name(two)} colors ${second} of a large one. Who colors more?`,
      es: prose`${name(one)} colorea ${first} de una hoja de papel pequeña y ${name(two)} colorea ${second} de una grande. ¿Quién colorea más?`,
    }),
  },
  {
    sameSize: (one, first, two, second) => ({
      en: prose`Two ropes are the same length. ${name(one)} uses ${first} of one, and ${name(two)} uses ${second} of the other. Who uses more rope?`,
      es: prose`Dos cuerdas tienen el mismo largo. ${name(one)} usa ${first} de una y ${name(two)} usa ${second} de la otra. ¿Quién usa más cuerda?`,
    }),
    otherSizes: (one, first, two, second) => ({
      en: prose`${name(one)} uses ${first} of a short rope, and ${name(two)} uses ${second} of a long one. Who uses more rope?`,
      es: prose`${name(one)} usa ${first} de una cuerda corta y ${name(two)} usa ${second} de una larga. ¿Quién usa más cuerda?`,
    }),
  },
  {
    sameSize: (one, first, two, second) => ({
      en: prose`Two boards are the same size. ${name(one)} paints ${first} of one, and ${name(two)} paints ${second} of the other. Who paints more?`,
      es: prose`Dos tablas tienen el mismo tamaño. ${name(one)} pinta ${first} de una y ${name(two)} pinta ${second} de la otra. ¿Quién pinta más?`,
    }),
    otherSizes: (one, first, two, second) => ({
      en: prose`${name(one)} paints ${first} of a small board, and ${name(two)} paints ${second} of a large one. Who paints more?`,
      es: prose`${name(one)} pinta ${first} de una tabla pequeña y ${name(two)} pinta ${second} de una grande. ¿Quién pinta más?`,
    }),
  },
]
