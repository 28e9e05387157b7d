import { type Both, type Inline, line, type Noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Told = Both<readonly Inline[]>
/** A map with lettered places. One unit of it stands for several blocks, meters or steps. */
export interface Map {
  readonly unit: Noun
  /** How many each unit may stand for. */
  readonly scales: readonly number[]
  readonly places: readonly (readonly [letter: 'S' | 'T' | 'V' | 'W', name: Told])[]
  /** A map of a city. */
  readonly what: Told
  readonly who: Told
}

const place = (en: ReturnType<typeof line>, es: ReturnType<typeof line>): Told => ({ en, es })

export const maps: readonly Map[] = [
  {
    unit: nouns.cityBlock,
    scales: [2, 3, 4],
    what: place(line`a map of a city`, line`un mapa de una ciudad`),
    who: place(line`A bus goes`, line`Un autobús va`),
    places: [
      ['S', place(line`the station`, line`la estación`)],
      ['T', place(line`the theater`, line`el teatro`)],
      ['V', place(line`the hospital`, line`el hospital`)],
      ['W', place(line`the stadium`, line`el estadio`)],
    ],
  },
  {
    unit: nouns.meter,
    scales: [5, 10, 20],
    what: place(line`a map of a zoo`, line`un mapa de un zoológico`),
    who: place(line`A visitor walks`, line`Un visitante camina`),
    places: [
      ['S', place(line`the seals`, line`las focas`)],
      ['T', place(line`the tigers`, line`los tigres`)],
      ['V', place(line`the monkeys`, line`los monos`)],
      ['W', place(line`the bears`, line`los osos`)],
    ],
  },
  {
    unit: nouns.step,
    scales: [3, 4, 5],
    what: place(line`a treasure map`, line`un mapa del tesoro`),
    who: place(line`A pirate walks`, line`Una pirata camina`),
    places: [
      ['S', place(line`the ship`, line`el barco`)],
      ['T', place(line`the tower`, line`la torre`)],
      ['V', place(line`the cave`, line`la cueva`)],
      ['W', place(line`the treasure`, line`el tesoro`)],
    ],
  },
  {
    unit: nouns.meter,
    scales: [2, 3, 4],
    what: place(line`a plan of a school`, line`el plano de una escuela`),
    who: place(line`A student walks`, line`Un estudiante camina`),
    places: [
      ['S', place(line`the library`, line`la biblioteca`)],
      ['T', place(line`the gym`, line`el gimnasio`)],
      ['V', place(line`the cafeteria`, line`la cafetería`)],
      ['W', place(line`the music room`, line`el salón de música`)],
    ],
  },
  {
    unit: nouns.cityBlock,
    scales: [2, 3, 5],
    what: place(line`a map of a town`, line`un mapa de un pueblo`),
    who: place(line`A mail carrier walks`, line`Un cartero camina`),
    places: [
      ['S', place(line`the post office`, line`el correo`)],
      ['T', place(line`the bakery`, line`la panadería`)],
      ['V', place(line`the museum`, line`el museo`)],
      ['W', place(line`the park`, line`el parque`)],
    ],
  },
  {
    unit: nouns.meter,
    scales: [10, 20, 50],
    what: place(line`a map of a park`, line`un mapa de un parque`),
    who: place(line`A runner goes`, line`Una corredora va`),
    places: [
      ['S', place(line`the gate`, line`la entrada`)],
      ['T', place(line`the pond`, line`el estanque`)],
      ['V', place(line`the fountain`, line`la fuente`)],
      ['W', place(line`the playground`, line`los juegos`)],
    ],
  },
  {
    unit: nouns.foot,
    scales: [4, 5, 10],
    what: place(line`a plan of a garden`, line`el plano de un jardín`),
    who: place(line`A gardener walks`, line`Un jardinero camina`),
    places: [
      ['S', place(line`the shed`, line`el cobertizo`)],
      ['T', place(line`the well`, line`el pozo`)],
      ['V', place(line`the roses`, line`las rosas`)],
      ['W', place(line`the apple tree`, line`el manzano`)],
    ],
  },
  {
    unit: nouns.meter,
    scales: [3, 5, 10],
    what: place(line`a map of a fair`, line`un mapa de una feria`),
    who: place(line`A visitor goes`, line`Una visitante va`),
    places: [
      ['S', place(line`the stage`, line`el escenario`)],
      ['T', place(line`the tents`, line`las carpas`)],
      ['V', place(line`the Ferris wheel`, line`la rueda de la fortuna`)],
      ['W', place(line`the food stand`, line`el puesto de comida`)],
    ],
  },
]
