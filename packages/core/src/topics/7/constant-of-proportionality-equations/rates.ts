import { type Both, type Inline, line, type Term } from '../../../author.ts'
import { X, Y } from './equations.ts'

type Words = Both<readonly Inline[]>
/** Two quantities with letters of their own, told as "a of the first in b of the second". */
export interface Lettered {
  /** The one that depends, and the other. */
  readonly y: string
  readonly x: string
  readonly tell: (y: Term, x: Term) => Words
  readonly names: Both<readonly [y: string, x: string]>
  readonly ys: readonly [number, number]
  readonly xs: readonly [number, number]
}
export const lettered: readonly Lettered[] = [
  {
    y: 'p',
    x: 't',
    tell: (y, x) => ({
      en: line`A printer prints ${y} pages in ${x} minutes.`,
      es: line`Una impresora imprime ${y} páginas en ${x} minutos.`,
    }),
    names: {
      en: ['the number of pages', 'the number of minutes'],
      es: ['el número de páginas', 'el número de minutos'],
    },
    ys: [30, 120],
    xs: [4, 10],
  },
  {
    y: 'd',
    x: 'g',
    tell: (y, x) => ({
      en: line`A car travels ${y} miles on ${x} gallons of gas.`,
      es: line`Un carro recorre ${y} millas con ${x} galones de gasolina.`,
    }),
    names: {
      en: ['the distance in miles', 'the number of gallons'],
      es: ['la distancia en millas', 'el número de galones'],
    },
    ys: [90, 380],
    xs: [4, 12],
  },
  {
    y: 'c',
    x: 'n',
    tell: (y, x) => ({
      en: line`At a copy shop, ${x} copies cost ${y} cents.`,
      es: line`En un centro de copiado, ${x} copias cuestan ${y} centavos.`,
    }),
    names: { en: ['the cost in cents', 'the number of copies'], es: ['el costo en centavos', 'el número de copias'] },
    ys: [60, 190],
    xs: [8, 20],
  },
  {
    y: 'w',
    x: 'h',
    tell: (y, x) => ({
      en: line`A worker earns ${y} dollars for ${x} hours of work.`,
      es: line`Una trabajadora gana ${y} dólares por ${x} horas de trabajo.`,
    }),
    names: { en: ['the pay in dollars', 'the number of hours'], es: ['el pago en dólares', 'el número de horas'] },
    ys: [60, 150],
    xs: [4, 8],
  },
  {
    y: 'f',
    x: 's',
    tell: (y, x) => ({
      en: line`A cyclist rides ${y} feet in ${x} seconds.`,
      es: line`Un ciclista recorre ${y} pies en ${x} segundos.`,
    }),
    names: {
      en: ['the distance in feet', 'the number of seconds'],
      es: ['la distancia en pies', 'el número de segundos'],
    },
    ys: [70, 230],
    xs: [4, 10],
  },
  {
    y: 'v',
    x: 'm',
    tell: (y, x) => ({
      en: line`A faucet fills a tub with ${y} gallons in ${x} minutes.`,
      es: line`Una llave llena una tina con ${y} galones en ${x} minutos.`,
    }),
    names: {
      en: ['the number of gallons', 'the number of minutes'],
      es: ['el número de galones', 'el número de minutos'],
    },
    ys: [14, 50],
    xs: [4, 12],
  },
  {
    y: 'q',
    x: 'a',
    tell: (y, x) => ({
      en: line`A farmer needs ${y} pounds of seed for ${x} acres.`,
      es: line`Un agricultor necesita ${y} libras de semilla para ${x} acres.`,
    }),
    names: { en: ['the number of pounds', 'the number of acres'], es: ['el número de libras', 'el número de acres'] },
    ys: [50, 190],
    xs: [4, 8],
  },
  {
    y: 'b',
    x: 'r',
    tell: (y, x) => ({
      en: line`A bakery needs ${y} grams of butter for ${x} rolls.`,
      es: line`Una panadería necesita ${y} gramos de mantequilla para ${x} panes.`,
    }),
    names: {
      en: ['the number of grams', 'the number of rolls'],
      es: ['el número de gramos', 'el número de panes'],
    },
    ys: [60, 190],
    xs: [8, 24],
  },
]

type Factor = readonly [n: number, d: number]
/** Where x is told by y, and how many times y it is: n/d. */
export const traded: readonly (readonly [Words, readonly Factor[]])[] = [
  [
    {
      en: line`In a game, ${X} blue stones are traded for ${Y} gold stones.`,
      es: line`En un juego, ${X} piedras azules se cambian por ${Y} piedras doradas.`,
    },
    [
      [8, 5],
      [5, 4],
      [5, 2],
      [3, 2],
      [4, 1],
    ],
  ],
  [
    {
      en: line`At a bank, ${X} dollars are exchanged for ${Y} euros at a fixed rate.`,
      es: line`En un banco, ${X} dólares se cambian por ${Y} euros a una tasa fija.`,
    },
    [
      [5, 4],
      [6, 5],
    ],
  ],
  [
    {
      en: line`A fair gives ${X} tickets for ${Y} dollars.`,
      es: line`Una feria da ${X} boletos por ${Y} dólares.`,
    },
    [
      [4, 1],
      [5, 1],
      [5, 2],
    ],
  ],
  [
    {
      en: line`A map shows ${X} miles as ${Y} inches.`,
      es: line`Un mapa representa ${X} millas con ${Y} pulgadas.`,
    },
    [
      [5, 2],
      [8, 5],
      [4, 1],
      [5, 1],
    ],
  ],
  [
    {
      en: line`A machine fills ${X} bottles in ${Y} minutes.`,
      es: line`Una máquina llena ${X} botellas en ${Y} minutos.`,
    },
    [
      [8, 1],
      [4, 1],
      [5, 1],
      [5, 2],
    ],
  ],
  [
    {
      en: line`A recipe uses ${X} grams of flour for ${Y} grams of sugar.`,
      es: line`Una receta usa ${X} gramos de harina por ${Y} gramos de azúcar.`,
    },
    [
      [5, 2],
      [3, 2],
      [8, 5],
      [5, 3],
    ],
  ],
  [
    {
      en: line`A train travels ${X} kilometers in ${Y} minutes.`,
      es: line`Un tren recorre ${X} kilómetros en ${Y} minutos.`,
    },
    [
      [3, 2],
      [8, 5],
      [5, 4],
      [5, 3],
    ],
  ],
  [
    {
      en: line`A store sells ${X} ounces of tea for ${Y} dollars.`,
      es: line`Una tienda vende ${X} onzas de té por ${Y} dólares.`,
    },
    [
      [2, 3],
      [4, 5],
      [3, 4],
      [3, 5],
    ],
  ],
]
