import { type Both, type Hole, type Inline, itemOf, line, type Noun, noun } from '../../../author.ts'
import { type LinearStory, linearStories } from '../../kit/lines/linear-stories.ts'
import { moreStories } from './more-stories.ts'

type Words = Both<readonly Inline[]>

/** What is said of a story beyond its facts. */
interface Said {
  /** "the height of the candle". */
  readonly what: Both<string>
  readonly xHead: Both<string>
  readonly yHead: Both<string>
  /** The name of the amount at this x. */
  readonly at: (x: Hole) => Words
  /** At which x is it this much? */
  readonly asks: (y: Hole) => Words
  readonly tells: (x: Hole, y: Hole) => Words
}
const both = (en: string, es: string): Both<string> => ({ en, es })

/** In the order of the stories. */
const said: readonly Said[] = [
  {
    what: both('the total cost', 'el costo total'),
    xHead: both('Months', 'Meses'),
    yHead: both('Total cost (dollars)', 'Costo total (dólares)'),
    at: x => ({ en: line`Total cost for ${x}`, es: line`Costo total por ${x}` }),
    asks: y => ({
      en: line`For how many months is the total cost ${y}?`,
      es: line`¿Por cuántos meses es de ${y} el costo total?`,
    }),
    tells: (x, y) => ({
      en: line`The total cost for ${x} is ${y}.`,
      es: line`El costo total por ${x} es de ${y}.`,
    }),
  },
  {
    what: both('the height of the candle', 'la altura de la vela'),
    xHead: both('Hours', 'Horas'),
    yHead: both('Height (centimeters)', 'Altura (centímetros)'),
    at: x => ({ en: line`Height after ${x}`, es: line`Altura después de ${x}` }),
    asks: y => ({
      en: line`After how many hours is the candle ${y} tall?`,
      es: line`¿Después de cuántas horas mide la vela ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`The candle is ${y} tall after ${x}.`,
      es: line`La vela mide ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the cost of a ride', 'el costo de un viaje'),
    xHead: both('Miles', 'Millas'),
    yHead: both('Cost (dollars)', 'Costo (dólares)'),
    at: x => ({ en: line`Cost of a ride of ${x}`, es: line`Costo de un viaje de ${x}` }),
    asks: y => ({
      en: line`How many miles long is a ride that costs ${y}?`,
      es: line`¿De cuántas millas es un viaje que cuesta ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`A ride of ${x} costs ${y}.`,
      es: line`Un viaje de ${x} cuesta ${y}.`,
    }),
  },
  {
    what: both('the amount of water', 'la cantidad de agua'),
    xHead: both('Minutes', 'Minutos'),
    yHead: both('Water (gallons)', 'Agua (galones)'),
    at: x => ({ en: line`Water after ${x}`, es: line`Agua después de ${x}` }),
    asks: y => ({
      en: line`After how many minutes does the tank hold ${y} of water?`,
      es: line`¿Después de cuántos minutos contiene el tanque ${y} de agua?`,
    }),
    tells: (x, y) => ({
      en: line`The tank holds ${y} of water after ${x}.`,
      es: line`El tanque contiene ${y} de agua después de ${x}.`,
    }),
  },
  {
    what: both('the cost of a job', 'el costo de un trabajo'),
    xHead: both('Hours', 'Horas'),
    yHead: both('Cost (dollars)', 'Costo (dólares)'),
    at: x => ({ en: line`Cost of a job that takes ${x}`, es: line`Costo de un trabajo de ${x}` }),
    asks: y => ({
      en: line`How many hours does a job take that costs ${y}?`,
      es: line`¿De cuántas horas es un trabajo que cuesta ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`A job that takes ${x} costs ${y}.`,
      es: line`Un trabajo de ${x} cuesta ${y}.`,
    }),
  },
  {
    what: both('the elevation of the hiker', 'la altitud de la excursionista'),
    xHead: both('Minutes', 'Minutos'),
    yHead: both('Elevation (meters)', 'Altitud (metros)'),
    at: x => ({ en: line`Elevation after ${x}`, es: line`Altitud después de ${x}` }),
    asks: y => ({
      en: line`After how many minutes is she at an elevation of ${y}?`,
      es: line`¿Después de cuántos minutos está a una altitud de ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`She is at an elevation of ${y} after ${x}.`,
      es: line`Está a una altitud de ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the depth of the snow', 'la altura de la nieve'),
    xHead: both('Hours', 'Horas'),
    yHead: both('Snow (inches)', 'Nieve (pulgadas)'),
    at: x => ({ en: line`Depth of the snow after ${x}`, es: line`Altura de la nieve después de ${x}` }),
    asks: y => ({
      en: line`After how many hours is the snow ${y} deep?`,
      es: line`¿Después de cuántas horas alcanza la nieve ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`The snow is ${y} deep after ${x}.`,
      es: line`La nieve alcanza ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the balance on the card', 'el saldo de la tarjeta'),
    xHead: both('Trips', 'Viajes'),
    yHead: both('Balance (dollars)', 'Saldo (dólares)'),
    at: x => ({ en: line`Balance after ${x}`, es: line`Saldo después de ${x}` }),
    asks: y => ({
      en: line`After how many trips is the balance ${y}?`,
      es: line`¿Después de cuántos viajes es de ${y} el saldo?`,
    }),
    tells: (x, y) => ({
      en: line`The balance is ${y} after ${x}.`,
      es: line`El saldo es de ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the height of the sunflower', 'la altura del girasol'),
    xHead: both('Weeks', 'Semanas'),
    yHead: both('Height (centimeters)', 'Altura (centímetros)'),
    at: x => ({ en: line`Height after ${x}`, es: line`Altura después de ${x}` }),
    asks: y => ({
      en: line`After how many weeks is the sunflower ${y} tall?`,
      es: line`¿Después de cuántas semanas mide el girasol ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`The sunflower is ${y} tall after ${x}.`,
      es: line`El girasol mide ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the altitude of the plane', 'la altura del avión'),
    xHead: both('Minutes', 'Minutos'),
    yHead: both('Altitude (feet)', 'Altura (pies)'),
    at: x => ({ en: line`Altitude after ${x}`, es: line`Altura después de ${x}` }),
    asks: y => ({
      en: line`After how many minutes is the plane at an altitude of ${y}?`,
      es: line`¿Después de cuántos minutos está el avión a ${y} de altura?`,
    }),
    tells: (x, y) => ({
      en: line`The plane is at an altitude of ${y} after ${x}.`,
      es: line`El avión está a ${y} de altura después de ${x}.`,
    }),
  },
  {
    what: both('the amount that Mei has saved', 'la cantidad que Mei tiene ahorrada'),
    xHead: both('Weeks', 'Semanas'),
    yHead: both('Savings (dollars)', 'Ahorros (dólares)'),
    at: x => ({ en: line`Savings after ${x}`, es: line`Ahorros después de ${x}` }),
    asks: y => ({
      en: line`After how many weeks does Mei have ${y}?`,
      es: line`¿Después de cuántas semanas tiene Mei ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`Mei has ${y} after ${x}.`,
      es: line`Mei tiene ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the number of pages left', 'el número de páginas que faltan'),
    xHead: both('Days', 'Días'),
    yHead: both('Pages left', 'Páginas que faltan'),
    at: x => ({ en: line`Pages left after ${x}`, es: line`Páginas que faltan después de ${x}` }),
    asks: y => ({
      en: line`After how many days does Hugo have ${y} left?`,
      es: line`¿Después de cuántos días le faltan a Hugo ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`Hugo has ${y} left after ${x}.`,
      es: line`A Hugo le faltan ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the amount that Omar still owes', 'la cantidad que Omar todavía debe'),
    xHead: both('Weeks', 'Semanas'),
    yHead: both('Amount owed (dollars)', 'Deuda (dólares)'),
    at: x => ({ en: line`Amount owed after ${x}`, es: line`Deuda después de ${x}` }),
    asks: y => ({
      en: line`After how many weeks does Omar still owe ${y}?`,
      es: line`¿Después de cuántas semanas debe Omar todavía ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`Omar still owes ${y} after ${x}.`,
      es: line`Omar todavía debe ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the cost of a rental', 'el costo de un alquiler'),
    xHead: both('Hours', 'Horas'),
    yHead: both('Cost (dollars)', 'Costo (dólares)'),
    at: x => ({ en: line`Cost of a rental of ${x}`, es: line`Costo de un alquiler de ${x}` }),
    asks: y => ({
      en: line`How many hours long is a rental that costs ${y}?`,
      es: line`¿De cuántas horas es un alquiler que cuesta ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`A rental of ${x} costs ${y}.`,
      es: line`Un alquiler de ${x} cuesta ${y}.`,
    }),
  },
  {
    what: both('the temperature of the oven', 'la temperatura del horno'),
    xHead: both('Minutes', 'Minutos'),
    yHead: both('Temperature (°F)', 'Temperatura (°F)'),
    at: x => ({ en: line`Temperature after ${x}`, es: line`Temperatura después de ${x}` }),
    asks: y => ({
      en: line`After how many minutes is the temperature of the oven ${y}?`,
      es: line`¿Después de cuántos minutos es de ${y} la temperatura del horno?`,
    }),
    tells: (x, y) => ({
      en: line`The temperature of the oven is ${y} after ${x}.`,
      es: line`La temperatura del horno es de ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the amount of food left', 'la cantidad de comida que queda'),
    xHead: both('Days', 'Días'),
    yHead: both('Food left (pounds)', 'Comida que queda (libras)'),
    at: x => ({ en: line`Food left after ${x}`, es: line`Comida que queda después de ${x}` }),
    asks: y => ({
      en: line`After how many days are ${y} of food left?`,
      es: line`¿Después de cuántos días quedan ${y} de comida?`,
    }),
    tells: (x, y) => ({
      en: line`After ${x}, ${y} of food are left.`,
      es: line`Después de ${x}, quedan ${y} de comida.`,
    }),
  },
  {
    what: both('the depth of the submarine', 'la profundidad del submarino'),
    xHead: both('Minutes', 'Minutos'),
    yHead: both('Depth (meters)', 'Profundidad (metros)'),
    at: x => ({ en: line`Depth after ${x}`, es: line`Profundidad después de ${x}` }),
    asks: y => ({
      en: line`After how many minutes is the submarine at a depth of ${y}?`,
      es: line`¿Después de cuántos minutos está el submarino a ${y} de profundidad?`,
    }),
    tells: (x, y) => ({
      en: line`The submarine is at a depth of ${y} after ${x}.`,
      es: line`El submarino está a ${y} de profundidad después de ${x}.`,
    }),
  },
  {
    what: both('the height of the tree', 'la altura del árbol'),
    xHead: both('Years', 'Años'),
    yHead: both('Height (inches)', 'Altura (pulgadas)'),
    at: x => ({ en: line`Height after ${x}`, es: line`Altura después de ${x}` }),
    asks: y => ({
      en: line`After how many years is the tree ${y} tall?`,
      es: line`¿Después de cuántos años mide el árbol ${y}?`,
    }),
    tells: (x, y) => ({
      en: line`The tree is ${y} tall after ${x}.`,
      es: line`El árbol mide ${y} después de ${x}.`,
    }),
  },
  {
    what: both('the distance to Chicago', 'la distancia a Chicago'),
    xHead: both('Hours', 'Horas'),
    yHead: both('Distance (miles)', 'Distancia (millas)'),
    at: x => ({ en: line`Distance after ${x}`, es: line`Distancia después de ${x}` }),
    asks: y => ({
      en: line`After how many hours is the train ${y} from Chicago?`,
      es: line`¿Después de cuántas horas está el tren a ${y} de Chicago?`,
    }),
    tells: (x, y) => ({
      en: line`The train is ${y} from Chicago after ${x}.`,
      es: line`El tren está a ${y} de Chicago después de ${x}.`,
    }),
  },
]

export interface Told extends Said {
  readonly story: LinearStory
  /** Dollars per month. */
  readonly rate: Noun
}
const rateNoun = ({ x, y }: LinearStory): Noun =>
  noun(
    `${y.en[0]} per ${x.en[0]}`,
    `${y.en[1]} per ${x.en[0]}`,
    `${y.es[0]} por ${x.es[0]}`,
    `${y.es[1]} por ${x.es[0]}`,
    y.gender,
  )
export const told: readonly Told[] = [...linearStories, ...moreStories].map((story, i) => ({
  ...itemOf(said, i),
  story,
  rate: rateNoun(story),
}))
