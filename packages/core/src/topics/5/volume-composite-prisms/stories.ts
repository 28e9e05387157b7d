import { type Both, type Inline, line, type UnitId } from '../../../author.ts'

type Phrase = Both<string>
type Range = readonly [least: number, most: number]
/** A thing of two parts that are rectangular prisms, with likely edges. */
export interface TwoParts {
  readonly a: Phrase
  readonly b: Phrase
  /** What each part is called in the solution, and both: "las dos cajas". */
  readonly names: readonly [Phrase, Phrase]
  readonly both: string
  /** With its article where Spanish joins it: "del pastel". */
  readonly whole: Phrase
  readonly edge: UnitId
  readonly cubic: UnitId
  readonly sizesA: readonly [length: Range, width: Range, height: Range]
  readonly sizesB: readonly [length: Range, width: Range, height: Range]
}
const CENTIMETERS = { edge: 'centimeter', cubic: 'cubic-centimeter' } as const
const INCHES = { edge: 'inch', cubic: 'cubic-inch' } as const
const FEET = { edge: 'foot', cubic: 'cubic-foot' } as const
const METERS = { edge: 'meter', cubic: 'cubic-meter' } as const

export const twoParts: readonly TwoParts[] = [
  {
    a: { en: 'the bottom layer of a cake', es: 'la capa de abajo de un pastel' },
    b: { en: 'the top layer', es: 'la capa de arriba' },
    names: [
      { en: 'Bottom layer', es: 'Capa de abajo' },
      { en: 'Top layer', es: 'Capa de arriba' },
    ],
    both: 'Las dos capas',
    whole: { en: 'the cake', es: 'del pastel' },
    ...INCHES,
    sizesA: [
      [9, 10],
      [7, 8],
      [3, 4],
    ],
    sizesB: [
      [4, 6],
      [4, 5],
      [2, 2],
    ],
  },
  {
    a: { en: 'the main part of a building', es: 'la parte principal de un edificio' },
    b: { en: 'the wing', es: 'el ala' },
    names: [
      { en: 'Main part', es: 'Parte principal' },
      { en: 'Wing', es: 'Ala' },
    ],
    both: 'Las dos partes',
    whole: { en: 'the building', es: 'del edificio' },
    ...METERS,
    sizesA: [
      [9, 10],
      [7, 8],
      [7, 9],
    ],
    sizesB: [
      [5, 7],
      [4, 6],
      [3, 5],
    ],
  },
  {
    a: { en: 'a concrete loading dock', es: 'un muelle de carga de concreto' },
    b: { en: 'the step in front of it', es: 'el escalón que tiene delante' },
    names: [
      { en: 'Loading dock', es: 'Muelle de carga' },
      { en: 'Step', es: 'Escalón' },
    ],
    both: 'Las dos partes',
    whole: { en: 'the concrete', es: 'del concreto' },
    ...FEET,
    sizesA: [
      [8, 12],
      [4, 6],
      [3, 4],
    ],
    sizesB: [
      [3, 4],
      [2, 3],
      [2, 2],
    ],
  },
  {
    a: { en: 'a large storage unit', es: 'un depósito grande' },
    b: { en: 'the small unit beside it', es: 'el depósito pequeño que está al lado' },
    names: [
      { en: 'Large unit', es: 'Depósito grande' },
      { en: 'Small unit', es: 'Depósito pequeño' },
    ],
    both: 'Los dos depósitos',
    whole: { en: 'the two units', es: 'de los dos depósitos' },
    ...FEET,
    sizesA: [
      [9, 10],
      [8, 10],
      [9, 10],
    ],
    sizesB: [
      [5, 6],
      [4, 5],
      [7, 8],
    ],
  },
  {
    a: { en: 'the first-place block of a podium', es: 'el bloque del primer lugar de un podio' },
    b: { en: 'the second-place block', es: 'el bloque del segundo lugar' },
    names: [
      { en: 'First-place block', es: 'Bloque del primer lugar' },
      { en: 'Second-place block', es: 'Bloque del segundo lugar' },
    ],
    both: 'Los dos bloques',
    whole: { en: 'the two blocks', es: 'de los dos bloques' },
    ...FEET,
    sizesA: [
      [3, 4],
      [3, 4],
      [4, 5],
    ],
    sizesB: [
      [2, 3],
      [2, 3],
      [2, 3],
    ],
  },
  {
    a: { en: 'the body of a toy truck', es: 'la caja de un camión de juguete' },
    b: { en: 'the cab', es: 'la cabina' },
    names: [
      { en: 'Body', es: 'Caja' },
      { en: 'Cab', es: 'Cabina' },
    ],
    both: 'Las dos partes',
    whole: { en: 'the two parts', es: 'de las dos partes' },
    ...CENTIMETERS,
    sizesA: [
      [9, 10],
      [4, 6],
      [6, 8],
    ],
    sizesB: [
      [3, 4],
      [3, 4],
      [3, 5],
    ],
  },
  {
    a: { en: 'a large crate on a truck', es: 'una caja grande de madera en un camión' },
    b: { en: 'the small crate beside it', es: 'la caja pequeña que está al lado' },
    names: [
      { en: 'Large crate', es: 'Caja grande' },
      { en: 'Small crate', es: 'Caja pequeña' },
    ],
    both: 'Las dos cajas',
    whole: { en: 'the two crates', es: 'de las dos cajas' },
    ...FEET,
    sizesA: [
      [3, 4],
      [2, 3],
      [4, 5],
    ],
    sizesB: [
      [2, 3],
      [2, 2],
      [2, 2],
    ],
  },
  {
    a: { en: 'the deep part of a planter', es: 'la parte profunda de una jardinera' },
    b: { en: 'the shallow part', es: 'la parte menos profunda' },
    names: [
      { en: 'Deep part', es: 'Parte profunda' },
      { en: 'Shallow part', es: 'Parte menos profunda' },
    ],
    both: 'Las dos partes',
    whole: { en: 'the planter', es: 'de la jardinera' },
    ...FEET,
    sizesA: [
      [5, 8],
      [3, 4],
      [4, 5],
    ],
    sizesB: [
      [3, 4],
      [2, 3],
      [2, 2],
    ],
  },
  {
    a: { en: 'the base of a trophy', es: 'la base de un trofeo' },
    b: { en: 'the block on top of it', es: 'el bloque que está encima' },
    names: [
      { en: 'Base', es: 'Base' },
      { en: 'Block', es: 'Bloque' },
    ],
    both: 'Las dos partes',
    whole: { en: 'the trophy', es: 'del trofeo' },
    ...CENTIMETERS,
    sizesA: [
      [9, 10],
      [8, 9],
      [4, 6],
    ],
    sizesB: [
      [5, 6],
      [4, 5],
      [2, 3],
    ],
  },
  {
    a: { en: 'the main room of a birdhouse', es: 'el cuarto principal de una casita para pájaros' },
    b: { en: 'the small room beside it', es: 'el cuarto pequeño que está al lado' },
    names: [
      { en: 'Main room', es: 'Cuarto principal' },
      { en: 'Small room', es: 'Cuarto pequeño' },
    ],
    both: 'Los dos cuartos',
    whole: { en: 'the birdhouse', es: 'de la casita' },
    ...INCHES,
    sizesA: [
      [6, 8],
      [5, 6],
      [8, 9],
    ],
    sizesB: [
      [3, 5],
      [3, 4],
      [4, 5],
    ],
  },
]

/** A pool with a flat step between its shallow and its deep end; "of a hotel". */
export const pools: readonly Phrase[] = [
  { en: 'A hotel pool', es: 'La piscina de un hotel' },
  { en: 'A school pool', es: 'La piscina de una escuela' },
  { en: 'A community pool', es: 'La piscina de un barrio' },
  { en: 'A swim club pool', es: 'La piscina de un club de natación' },
  { en: 'A backyard pool', es: 'La piscina de una casa' },
  { en: 'A sports center pool', es: 'La piscina de un centro deportivo' },
  { en: 'A summer camp pool', es: 'La piscina de un campamento de verano' },
  { en: 'An apartment building pool', es: 'La piscina de un edificio de apartamentos' },
]

/** Solid steps of one size, with likely sizes. */
export interface StepsStory {
  readonly thing: Phrase
  readonly edge: UnitId
  readonly cubic: UnitId
  readonly deep: Range
  readonly rise: Range
  readonly wide: Range
  readonly ends: (volume: Parameters<typeof line>[1]) => Both<readonly Inline[]>
}
export const stepsStories: readonly StepsStory[] = [
  {
    thing: { en: 'A choir stands on', es: 'Un coro está de pie sobre' },
    ...FEET,
    deep: [2, 3],
    rise: [1, 1],
    wide: [9, 15],
    ends: volume => ({
      en: line`The steps of the choir have a volume of ${volume}.`,
      es: line`Las gradas del coro tienen un volumen de ${volume}.`,
    }),
  },
  {
    thing: { en: 'Small plants stand on', es: 'Unas plantas pequeñas están sobre' },
    ...INCHES,
    deep: [3, 4],
    rise: [4, 5],
    wide: [11, 15],
    ends: volume => ({
      en: line`The steps for the plants have a volume of ${volume}.`,
      es: line`Las gradas de las plantas tienen un volumen de ${volume}.`,
    }),
  },
  {
    thing: { en: 'Toy animals stand on', es: 'Unos animales de juguete están sobre' },
    ...CENTIMETERS,
    deep: [4, 6],
    rise: [3, 5],
    wide: [11, 15],
    ends: volume => ({
      en: line`The steps for the toys have a volume of ${volume}.`,
      es: line`Las gradas de los juguetes tienen un volumen de ${volume}.`,
    }),
  },
  {
    thing: { en: 'Small paint jars stand on', es: 'Unos frascos de pintura están sobre' },
    ...CENTIMETERS,
    deep: [4, 5],
    rise: [3, 4],
    wide: [12, 15],
    ends: volume => ({
      en: line`The steps for the jars have a volume of ${volume}.`,
      es: line`Las gradas de los frascos tienen un volumen de ${volume}.`,
    }),
  },
]
