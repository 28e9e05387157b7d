import {
  type Both,
  capitalLine,
  count,
  evaluate,
  type Hole,
  type Inline,
  line,
  measure,
  negative,
  noun,
  type Printed,
  Ratio,
  role,
  type Term,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Amount } from '../../kit/stories/amounts.ts'

type Words = Both<readonly Inline[]>

/** Something that goes up and down, or left and right: up counts as positive. */
export interface Moving {
  /** To begin a sentence with: "An elevator". */
  readonly subject: Both<string>
  readonly amount: (value: Value) => Amount
  readonly up: (by: Hole) => Words
  readonly down: (by: Hole) => Words
}
/** A story that begins at 0. */
export interface Setting extends Moving {
  readonly starts: Words
  readonly asks: Words
  readonly ends: (end: Amount) => Words
}
/** A story that begins anywhere; its numbers may be parts of a unit. */
export interface PartedSetting extends Moving {
  readonly d: 2 | 4 | 10
  readonly startsAt: (start: Hole) => Words
  readonly asks: Words
  readonly ends: (end: Amount) => Words
}

const inches = (value: Value) => count(value, nouns.inch)
const feet = (value: Value) => count(value, nouns.foot)
const meters = (value: Value) => count(value, nouns.meter)
const centimeters = (value: Value) => count(value, nouns.centimeter)
const yards = (value: Value) => count(value, nouns.yard)
const points = (value: Value) => count(value, nouns.point)
const floors = (value: Value) => count(value, nouns.floor)
const dollars = (value: Value) => count(value, nouns.dollar)
const celsius = (value: Value) => measure(value, 'degree-celsius')
const fahrenheit = (value: Value) => measure(value, 'degree-fahrenheit')

const rises = {
  up: (by: Hole): Words => ({ en: line`rises ${by}`, es: line`sube ${by}` }),
  down: (by: Hole): Words => ({ en: line`falls ${by}`, es: line`baja ${by}` }),
}
const goes = {
  up: (by: Hole): Words => ({ en: line`goes up ${by}`, es: line`sube ${by}` }),
  down: (by: Hole): Words => ({ en: line`goes down ${by}`, es: line`baja ${by}` }),
}
const moves = {
  up: (by: Hole): Words => ({ en: line`moves ${by} to the right`, es: line`se mueve ${by} hacia la derecha` }),
  down: (by: Hole): Words => ({ en: line`moves ${by} to the left`, es: line`se mueve ${by} hacia la izquierda` }),
}
const wins = {
  up: (by: Hole): Words => ({ en: line`wins ${by}`, es: line`gana ${by}` }),
  down: (by: Hole): Words => ({ en: line`loses ${by}`, es: line`pierde ${by}` }),
}

const elevator: Moving = { subject: { en: 'An elevator', es: 'Un elevador' }, amount: floors, ...goes }
const robot: Moving = { subject: { en: 'A robot', es: 'Un robot' }, amount: feet, ...moves }
const drone: Moving = { subject: { en: 'A drone', es: 'Un dron' }, amount: meters, ...goes }
const lake: Moving = {
  subject: { en: 'The water level of a lake', es: 'El nivel del agua de un lago' },
  amount: inches,
  ...rises,
}
const platform: Moving = {
  subject: { en: 'A work platform', es: 'Una plataforma de trabajo' },
  amount: feet,
  ...goes,
}
const ribbon: Moving = {
  subject: { en: 'The ribbon on a tug-of-war rope', es: 'La cinta de la cuerda en un juego de tira y afloja' },
  amount: feet,
  ...moves,
}
const train: Moving = {
  subject: { en: 'A toy train', es: 'Un tren de juguete' },
  amount: feet,
  up: by => ({ en: line`rolls ${by} forward`, es: line`avanza ${by}` }),
  down: by => ({ en: line`rolls ${by} backward`, es: line`retrocede ${by}` }),
}
const team: Moving = {
  subject: { en: 'A football team', es: 'Un equipo de fútbol americano' },
  amount: yards,
  up: by => ({ en: line`gains ${by}`, es: line`gana ${by}` }),
  down: by => ({ en: line`loses ${by}`, es: line`pierde ${by}` }),
}
const player: Moving = { subject: { en: 'A player', es: 'Una jugadora' }, amount: points, ...wins }
const club: Moving = {
  subject: { en: 'A club', es: 'Un club' },
  amount: dollars,
  up: by => ({ en: line`earns ${by}`, es: line`gana ${by}` }),
  down: by => ({ en: line`spends ${by}`, es: line`gasta ${by}` }),
}
const temperature: Moving = {
  subject: { en: 'The temperature', es: 'La temperatura' },
  amount: celsius,
  ...rises,
}
const crab: Moving = { subject: { en: 'A crab', es: 'Un cangrejo' }, amount: inches, ...moves }
const puck: Moving = { subject: { en: 'A puck', es: 'Un disco' }, amount: inches, ...moves }
const ant: Moving = { subject: { en: 'An ant', es: 'Una hormiga' }, amount: inches, ...goes }
const balloon: Moving = { subject: { en: 'A hot-air balloon', es: 'Un globo aerostático' }, amount: meters, ...goes }
const bucket: Moving = { subject: { en: 'A bucket', es: 'Un balde' }, amount: feet, ...goes }
const skater: Moving = {
  subject: { en: 'A skater', es: 'Una patinadora' },
  amount: meters,
  up: by => ({ en: line`glides ${by} forward`, es: line`avanza ${by}` }),
  down: by => ({ en: line`glides ${by} backward`, es: line`retrocede ${by}` }),
}
const stroke = noun('stroke', 'strokes', 'golpe', 'golpes', 'm')
const golfer: Moving = {
  subject: { en: 'A golfer', es: 'Una golfista' },
  amount: value => count(value, stroke),
  up: by => ({ en: line`plays ${by} over par`, es: line`juega ${by} sobre el par` }),
  down: by => ({ en: line`plays ${by} under par`, es: line`juega ${by} bajo el par` }),
}
/** Whose changes may add up to 0. */
export const movings: readonly Moving[] = [
  elevator,
  temperature,
  robot,
  player,
  train,
  club,
  ribbon,
  team,
  drone,
  lake,
  platform,
]

export const settings: readonly Setting[] = [
  {
    ...golfer,
    starts: {
      en: line`A golfer starts the day even with par, which counts as 0 strokes. She`,
      es: line`Una golfista empieza el día igual que el par, que se cuenta como 0 golpes. Primero`,
    },
    asks: {
      en: line`What is her score then, counted from par?`,
      es: line`¿Cuál es su puntaje entonces, contado desde el par?`,
    },
    ends: end => ({ en: line`Her score is ${end}.`, es: line`Su puntaje es de ${end}.` }),
  },
  {
    ...crab,
    starts: {
      en: line`A crab sits at 0 on a line in the sand that is marked in inches. It`,
      es: line`Un cangrejo está en el 0 de una línea en la arena marcada en pulgadas. Primero`,
    },
    asks: {
      en: line`Where does it stop? Give its position in inches.`,
      es: line`¿En qué posición se detiene, en pulgadas?`,
    },
    ends: end => ({ en: line`The crab stops at ${end}.`, es: line`El cangrejo se detiene a ${end}.` }),
  },
  {
    ...player,
    starts: {
      en: line`In a board game, a player starts with 0 points. She`,
      es: line`En un juego de mesa, una jugadora empieza con 0 puntos. Primero`,
    },
    asks: { en: line`How many points does she have then?`, es: line`¿Cuántos puntos tiene entonces?` },
    ends: end => ({ en: line`The player has ${end}.`, es: line`La jugadora tiene ${end}.` }),
  },
  {
    ...ant,
    starts: {
      en: line`A line on a wall counts as 0 inches, and an ant sits on it. The ant`,
      es: line`Una línea de una pared se cuenta como 0 pulgadas, y en ella hay una hormiga. Primero la hormiga`,
    },
    asks: {
      en: line`At what height is the ant then, in inches?`,
      es: line`¿A qué altura está la hormiga entonces, en pulgadas?`,
    },
    ends: end => ({ en: line`The ant is at ${end}.`, es: line`La hormiga está a ${end}.` }),
  },
  {
    ...skater,
    starts: {
      en: line`A skater stands on a red line, which counts as 0 meters. Forward is positive. She`,
      es: line`Una patinadora está sobre una línea roja, que se cuenta como 0 metros. Hacia adelante es positivo. Primero`,
    },
    asks: {
      en: line`Where does she stop? Give her position in meters.`,
      es: line`¿En qué posición se detiene, en metros?`,
    },
    ends: end => ({ en: line`The skater stops at ${end}.`, es: line`La patinadora se detiene a ${end}.` }),
  },
  {
    ...balloon,
    starts: {
      en: line`A hot-air balloon floats level with a mountain hut, which counts as 0 meters. It`,
      es: line`Un globo aerostático está a la altura de un refugio de montaña, que se toma como 0 metros. Primero`,
    },
    asks: {
      en: line`At what height does it float then, in meters?`,
      es: line`¿A qué altura está entonces, en metros?`,
    },
    ends: end => ({ en: line`The balloon floats at ${end}.`, es: line`El globo está a ${end}.` }),
  },
  {
    ...club,
    starts: {
      en: line`A school club has a balance of 0 dollars. It`,
      es: line`Un club escolar tiene un saldo de 0 dólares. Primero`,
    },
    asks: { en: line`What is its balance then, in dollars?`, es: line`¿Cuál es su saldo entonces, en dólares?` },
    ends: end => ({ en: line`The balance is ${end}.`, es: line`El saldo es de ${end}.` }),
  },
  {
    ...team,
    starts: {
      en: line`A football team’s starting line counts as 0 yards. The team`,
      es: line`La línea de salida de un equipo de fútbol americano se cuenta como 0 yardas. Primero el equipo`,
    },
    asks: { en: line`What is its total then, in yards?`, es: line`¿Cuál es su total entonces, en yardas?` },
    ends: end => ({ en: line`The total is ${end}.`, es: line`El total es de ${end}.` }),
  },
  {
    ...bucket,
    starts: {
      en: line`A bucket hangs level with a mark in a well, which counts as 0 feet. It`,
      es: line`Un balde está a la altura de una marca en un pozo, que se cuenta como 0 pies. Primero`,
    },
    asks: {
      en: line`At what height does it hang then, in feet?`,
      es: line`¿A qué altura está entonces, en pies?`,
    },
    ends: end => ({ en: line`The bucket hangs at ${end}.`, es: line`El balde está a ${end}.` }),
  },
  {
    ...puck,
    starts: {
      en: line`A puck lies on the center line of a game table, which counts as 0 inches. Right is positive. The puck`,
      es: line`Un disco está sobre la línea central de una mesa de juego, que se cuenta como 0 pulgadas. La derecha es positiva. Primero el disco`,
    },
    asks: {
      en: line`Where is it then? Give its position in inches.`,
      es: line`¿En qué posición está entonces, en pulgadas?`,
    },
    ends: end => ({ en: line`The puck is at ${end}.`, es: line`El disco está a ${end}.` }),
  },
]
export const partedSettings: readonly PartedSetting[] = [
  {
    ...temperature,
    d: 10,
    startsAt: start => ({
      en: line`In a lab, a sample is at ${start}. Its temperature`,
      es: line`En un laboratorio, una muestra está a ${start}. Primero su temperatura`,
    }),
    asks: {
      en: line`What is the temperature of the sample then?`,
      es: line`¿Cuál es la temperatura de la muestra entonces?`,
    },
    ends: end => ({ en: line`The sample is at ${end}.`, es: line`La muestra está a ${end}.` }),
  },
  {
    ...robot,
    d: 4,
    startsAt: start => ({
      en: line`A robot stands at ${start} on a number line that is marked in feet. It`,
      es: line`Un robot está a ${start} en una recta numérica marcada en pies. Primero`,
    }),
    asks: { en: line`Where does it stop? Give its position in feet.`, es: line`¿En qué posición se detiene, en pies?` },
    ends: end => ({ en: line`The robot stops at ${end}.`, es: line`El robot se detiene a ${end}.` }),
  },
  {
    ...lake,
    d: 4,
    startsAt: start => ({
      en: line`The normal level of a lake counts as 0 inches. The water is at ${start}. It`,
      es: line`El nivel normal de un lago se cuenta como 0 pulgadas. El agua está a ${start}. Primero`,
    }),
    asks: {
      en: line`What is the water level then, in inches?`,
      es: line`¿Cuál es el nivel del agua entonces, en pulgadas?`,
    },
    ends: end => ({ en: line`The water is at ${end}.`, es: line`El agua está a ${end}.` }),
  },
  {
    ...drone,
    d: 2,
    startsAt: start => ({
      en: line`The top of a cliff counts as 0 meters. A drone hovers at ${start}. It`,
      es: line`El borde de un acantilado se cuenta como 0 metros. Un dron está a ${start}. Primero`,
    }),
    asks: {
      en: line`At what height does it hover then, in meters?`,
      es: line`¿A qué altura está entonces, en metros?`,
    },
    ends: end => ({ en: line`The drone hovers at ${end}.`, es: line`El dron está a ${end}.` }),
  },
  {
    ...rises,
    subject: { en: 'The tide', es: 'La marea' },
    amount: feet,
    d: 10,
    startsAt: start => ({
      en: line`A mark on a pier counts as 0 feet. The water is at ${start}. It`,
      es: line`Una marca de un muelle se cuenta como 0 pies. El agua está a ${start}. Primero`,
    }),
    asks: { en: line`What is the water level then, in feet?`, es: line`¿Cuál es el nivel del agua entonces, en pies?` },
    ends: end => ({ en: line`The water is at ${end}.`, es: line`El agua está a ${end}.` }),
  },
  {
    ...train,
    d: 2,
    startsAt: start => ({
      en: line`A toy train stands at ${start} on its track. Forward is positive. It`,
      es: line`Un tren de juguete está en la marca de ${start} de su vía. Hacia adelante es positivo. Primero`,
    }),
    asks: { en: line`Where does it stop? Give its position in feet.`, es: line`¿En qué posición se detiene, en pies?` },
    ends: end => ({ en: line`The train stops at ${end}.`, es: line`El tren se detiene a ${end}.` }),
  },
  {
    ...ribbon,
    d: 4,
    startsAt: start => ({
      en: line`In tug-of-war, the middle counts as 0 feet, and right is positive. The ribbon is at ${start}. It`,
      es: line`En el juego de tira y afloja, el centro se cuenta como 0 pies y la derecha es positiva. La cinta está a ${start}. Primero`,
    }),
    asks: {
      en: line`Where is the ribbon then? Give its position in feet.`,
      es: line`¿En qué posición está la cinta entonces, en pies?`,
    },
    ends: end => ({ en: line`The ribbon is at ${end}.`, es: line`La cinta está a ${end}.` }),
  },
  {
    ...rises,
    subject: { en: 'The level of a tank', es: 'El nivel de un tanque' },
    amount: centimeters,
    d: 10,
    startsAt: start => ({
      en: line`A red line on a tank counts as 0 centimeters. The liquid is at ${start}. It`,
      es: line`Una línea roja de un tanque se cuenta como 0 centímetros. El líquido está a ${start}. Primero`,
    }),
    asks: {
      en: line`What is the level of the liquid then, in centimeters?`,
      es: line`¿Cuál es el nivel del líquido entonces, en centímetros?`,
    },
    ends: end => ({ en: line`The liquid is at ${end}.`, es: line`El líquido está a ${end}.` }),
  },
  {
    ...platform,
    d: 2,
    startsAt: start => ({
      en: line`A balcony counts as 0 feet. A work platform hangs at ${start}. It`,
      es: line`Un balcón se cuenta como 0 pies. Una plataforma de trabajo está a ${start}. Primero`,
    }),
    asks: { en: line`At what height does it hang then, in feet?`, es: line`¿A qué altura está entonces, en pies?` },
    ends: end => ({ en: line`The platform hangs at ${end}.`, es: line`La plataforma está a ${end}.` }),
  },
  {
    ...rises,
    subject: { en: 'The temperature', es: 'La temperatura' },
    amount: fahrenheit,
    d: 10,
    startsAt: start => ({
      en: line`Outside, it is ${start}. The temperature`,
      es: line`Afuera la temperatura es de ${start}. Primero`,
    }),
    asks: { en: line`What is the temperature then?`, es: line`¿Cuál es la temperatura entonces?` },
    ends: end => ({ en: line`The temperature is ${end}.`, es: line`La temperatura es de ${end}.` }),
  },
]

const WOMEN: ReadonlySet<string> = new Set([player, skater, golfer].map(({ subject }) => subject.en))

/** What a change means for the sum: "It falls 7 inches: add −7." */
export function changeMeans(moving: Moving, size: Value, isUp: boolean): Words {
  const { en, es } = isUp ? moving.up(moving.amount(size)) : moving.down(moving.amount(size))
  const added = isUp ? size : negativeOf(size)
  return {
    en: [WOMEN.has(moving.subject.en) ? 'She ' : 'It ', ...en, ...line`: add ${added}.`],
    es: [...capitalLine(es), ...line`: suma ${added}.`],
  }
}
const negativeOf = (value: Value): Value => (typeof value === 'number' ? -value : negative(value))

/** Each change under a name that tells which way it goes. */
export const changeBy = ({ amount, up, down }: Moving, size: Value, isUp: boolean, place: string): Words =>
  isUp ? up(role(`${place} up`, amount(size))) : down(role(`${place} down`, amount(size)))

/** "It rises 4°C. Then it falls 7°C." */
export const told = (starts: Words, [one, two]: readonly [Words, Words], asks: Words): Both<readonly Inline[]> => ({
  en: [...starts.en, ' ', ...one.en, ' and then ', ...two.en, '. ', ...asks.en],
  es: [...starts.es, ' ', ...one.es, ' y luego ', ...two.es, '. ', ...asks.es],
})
/** What starts and changes add up to, by their names. */
export const totalTold = (printed: Printed): Ratio =>
  printed.terms('role').reduce((total, term) => {
    const value = valueOf(term)
    return term.name.endsWith('down') ? total.minus(value) : total.plus(value)
  }, Ratio.of(0))
const valueOf = ({ of }: Extract<Term, { kind: 'role' }>) => evaluate(of.kind === 'quantity' ? of.amount : of)
