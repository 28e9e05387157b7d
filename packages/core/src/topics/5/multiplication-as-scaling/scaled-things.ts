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
    first: { en: line`the card`, es: line`la tarjeta` },
    names: copies,
    greater: { en: line`is wider than`, es: line`es más ancha que` },
    ends: { en: line`The least factor gives the least width.`, es: line`El factor menor da el ancho menor.` },
    tell: (a, b) => ({
      en: prose`Two copies of a card are made. The width of the card is multiplied by ${a} for copy A and by ${b} for copy B. Order the card and the copies by width, from least to greatest.`,
      es: prose`Se hacen dos copias de una tarjeta. El ancho de la tarjeta se multiplica por ${a} para la copia A y por ${b} para la copia B. Ordena la tarjeta y las copias por su ancho, de menor a mayor.`,
    }),
  },
  {
    first: { en: line`the amount for the bowl`, es: line`la cantidad para el tazón` },
    names: [
      { en: line`Ana’s amount`, es: line`la cantidad de Ana` },
      { en: line`Leo’s amount`, es: line`la cantidad de Leo` },
    ],
    greater: { en: line`is greater than`, es: line`es mayor que` },
    ends: { en: line`The least factor gives the least amount.`, es: line`El factor menor da la cantidad menor.` },
    tell: (a, b) => ({
      en: prose`A bowl takes a certain amount of clay. Ana multiplies this amount by ${a}. Leo multiplies it by ${b}. Order the three amounts of clay from least to greatest.`,
      es: prose`Para un tazón se necesita cierta cantidad de arcilla. Ana multiplica esa cantidad por ${a}. Leo la multiplica por ${b}. Ordena las tres cantidades de arcilla de menor a mayor.`,
    }),
  },
  {
    first: { en: line`the first kite`, es: line`la primera cometa` },
    names: [
      { en: line`kite A`, es: line`la cometa A` },
      { en: line`kite B`, es: line`la cometa B` },
    ],
    greater: { en: line`is longer than`, es: line`es más larga que` },
    ends: { en: line`The least factor gives the least length.`, es: line`El factor menor da el largo menor.` },
    tell: (a, b) => ({
      en: prose`Two other sizes of a kite are made, A and B. The length of the first kite is multiplied by ${a} for kite A and by ${b} for kite B. Order the three kites by length, from least to greatest.`,
      es: prose`A partir de una cometa se hacen otras dos. El largo de la primera cometa se multiplica por ${a} para la cometa A y por ${b} para la cometa B. Ordena las tres cometas por su largo, de menor a mayor.`,
    }),
  },
  {
    first: { en: line`the old playground`, es: line`el patio actual` },
    names: [
      { en: line`plan A`, es: line`el plan A` },
      { en: line`plan B`, es: line`el plan B` },
    ],
    greater: { en: line`is longer than`, es: line`es más largo que` },
    ends: { en: line`The least factor gives the least length.`, es: line`El factor menor da el largo menor.` },
    tell: (a, b) => ({
      en: prose`There are two plans for a new playground. The length of the old playground is multiplied by ${a} in plan A and by ${b} in plan B. Order the old playground and the plans by length, from least to greatest.`,
      es: prose`Hay dos planes para un patio de juegos nuevo. El largo del patio actual se multiplica por ${a} en el plan A y por ${b} en el plan B. Ordena el patio actual y los planes por su largo, de menor a mayor.`,
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
  {
    first: { en: line`the old price`, es: line`el precio anterior` },
    names: [
      { en: line`the price at store A`, es: line`el precio en la tienda A` },
      { en: line`the price at store B`, es: line`el precio en la tienda B` },
    ],
    greater: { en: line`is higher than`, es: line`es más alto que` },
    ends: { en: line`The least factor gives the lowest price.`, es: line`El factor menor da el precio más bajo.` },
    tell: (a, b) => ({
      en: prose`The old price of a bike is multiplied by ${a} at store A and by ${b} at store B. Order the three prices from least to greatest.`,
      es: prose`El precio anterior de una bicicleta se multiplica por ${a} en la tienda A y por ${b} en la tienda B. Ordena los tres precios de menor a mayor.`,
    }),
  },
  {
    first: { en: line`Monday’s run`, es: line`la carrera del lunes` },
    names: [
      { en: line`Tuesday’s run`, es: line`la carrera del martes` },
      { en: line`Wednesday’s run`, es: line`la carrera del miércoles` },
    ],
    greater: { en: line`is longer than`, es: line`es más larga que` },
    ends: { en: line`The least factor gives the shortest run.`, es: line`El factor menor da la carrera más corta.` },
    tell: (a, b) => ({
      en: prose`Nina runs on three days. The length of Monday’s run is multiplied by ${a} for Tuesday’s run and by ${b} for Wednesday’s run. Order the three runs by length, from least to greatest.`,
      es: prose`Nina corre tres días. La distancia de la carrera del lunes se multiplica por ${a} para la del martes y por ${b} para la del miércoles. Ordena las tres carreras por su distancia, de menor a mayor.`,
    }),
  },
  {
    first: { en: line`the wax model`, es: line`la maqueta de cera` },
    names: [
      { en: line`statue A`, es: line`la estatua A` },
      { en: line`statue B`, es: line`la estatua B` },
    ],
    greater: { en: line`is taller than`, es: line`es más alta que` },
    ends: { en: line`The least factor gives the least height.`, es: line`El factor menor da la altura menor.` },
    tell: (a, b) => ({
      en: prose`Two statues are made from a wax model. The height of the model is multiplied by ${a} for statue A and by ${b} for statue B. Order the model and the statues by height, from least to greatest.`,
      es: prose`Se hacen dos estatuas a partir de una maqueta de cera. La altura de la maqueta se multiplica por ${a} para la estatua A y por ${b} para la estatua B. Ordena la maqueta y las estatuas por su altura, de menor a mayor.`,
    }),
  },
]
