import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'

/** Something of which two others are made by two factors. */
export interface ScaledThing {
  readonly first: Both<readonly Inline[]>
  readonly names: readonly [Both<readonly Inline[]>, Both<readonly Inline[]>]
  /** How a thing compares with a smaller one. */
  readonly greater: Both<readonly Inline[]>
  readonly ends: Both<readonly Inline[]>
  readonly tell: (factorA: Term, factorB: Term) => Both<Block>
}

const copies = [
  { en: line`copy A`, es: line`la copia A` },
  { en: line`copy B`, es: line`la copia B` },
] as const

export const scaledThings: readonly ScaledThing[] = [
  {
    first: { en: line`the photo`, es: line`la foto` },
    names: copies,
    greater: { en: line`is wider than`, es: line`es más ancha que` },
    ends: { en: line`The least factor gives the least width.`, es: line`El factor menor da el ancho menor.` },
    tell: (a, b) => ({
      en: prose`Two copies of a photo are made. The width of the photo is multiplied by ${a} for copy A and by ${b} for copy B. Order the photo and the copies by width, from least to greatest.`,
      es: prose`Se hacen dos copias de una foto. El ancho de la foto se multiplica por ${a} para la copia A y por ${b} para la copia B. Ordena la foto y las copias por su ancho, de menor a mayor.`,
    }),
  },
  {
    first: { en: line`the amount in the recipe`, es: line`la cantidad de la receta` },
    names: [
      { en: line`Ana’s amount`, es: line`la cantidad de Ana` },
      { en: line`Leo’s amount`, es: line`la cantidad de Leo` },
    ],
    greater: { en: line`is greater than`, es: line`es mayor que` },
    ends: { en: line`The least factor gives the least amount.`, es: line`El factor menor da la cantidad menor.` },
    tell: (a, b) => ({
      en: prose`Ana multiplies the amount of flour of a recipe by ${a}. Leo multiplies it by ${b}. Order the three amounts of flour from least to greatest.`,
      es: prose`Ana multiplica por ${a} la cantidad de harina de una receta. Leo la multiplica por ${b}. Ordena las tres cantidades de harina de menor a mayor.`,
    }),
  },
  {
    first: { en: line`the first model`, es: line`el primer modelo` },
    names: [
      { en: line`model A`, es: line`el modelo A` },
      { en: line`model B`, es: line`el modelo B` },
    ],
    greater: { en: line`is longer than`, es: line`es más largo que` },
    ends: { en: line`The least factor gives the least length.`, es: line`El factor menor da el largo menor.` },
    tell: (a, b) => ({
      en: prose`A company makes two other sizes of a model car, A and B. The length of the first model is multiplied by ${a} for model A and by ${b} for model B. Order the three models by length, from least to greatest.`,
      es: prose`A partir de un carro a escala se hacen otros dos modelos. El largo del primer modelo se multiplica por ${a} para el modelo A y por ${b} para el modelo B. Ordena los tres modelos por su largo, de menor a mayor.`,
    }),
  },
  {
    first: { en: line`the old garden`, es: line`el jardín actual` },
    names: [
      { en: line`plan A`, es: line`el plan A` },
      { en: line`plan B`, es: line`el plan B` },
    ],
    greater: { en: line`is longer than`, es: line`es más largo que` },
    ends: { en: line`The least factor gives the least length.`, es: line`El factor menor da el largo menor.` },
    tell: (a, b) => ({
      en: prose`There are two plans for a new garden. The length of the old garden is multiplied by ${a} in plan A and by ${b} in plan B. Order the old garden and the plans by length, from least to greatest.`,
      es: prose`Hay dos planes para un jardín nuevo. El largo del jardín actual se multiplica por ${a} en el plan A y por ${b} en el plan B. Ordena el jardín actual y los planes por su largo, de menor a mayor.`,
    }),
  },
  {
    first: { en: line`the drawing`, es: line`el dibujo` },
    names: [
      { en: line`sticker A`, es: line`la calcomanía A` },
      { en: line`sticker B`, es: line`la calcomanía B` },
    ],
    greater: { en: line`is taller than`, es: line`mide más de alto que` },
    ends: { en: line`The least factor gives the least height.`, es: line`El factor menor da la altura menor.` },
    tell: (a, b) => ({
      en: prose`Two stickers are made from a drawing. The height of the drawing is multiplied by ${a} for sticker A and by ${b} for sticker B. Order the drawing and the stickers by height, from least to greatest.`,
      es: prose`Se hacen dos calcomanías con un dibujo. La altura del dibujo se multiplica por ${a} para la calcomanía A y por ${b} para la calcomanía B. Ordena el dibujo y las calcomanías por su altura, de menor a mayor.`,
    }),
  },
]
