import { type Block, type Both, prose, type Random, type UnitId } from '../../../author.ts'
import type { Told } from './parts.ts'

/** Sides: across, up, slanted. */
type Triple = readonly [across: number, up: number, slanted: number]
export interface Setting {
  readonly unit: UnitId
  /** The side that is asked for. */
  readonly asks: 'up' | 'across' | 'slanted'
  readonly triples: readonly Triple[]
  /** Likely numbers for the known sides: those that are not asked for, in the order across, up, slanted. */
  draw(random: Random): readonly [number, number]
  readonly tell: (a: Told, b: Told) => Both<Block>
  readonly asked: Both<Block>
  /** The hypotenuse, to follow "The hypotenuse is". */
  readonly slanted: Both<string>
  readonly across: Both<string>
  readonly up: Both<string>
  /** To come before the length: "The ladder reaches". */
  readonly end: Both<string>
}

export const settings: readonly Setting[] = [
  {
    unit: 'foot',
    asks: 'up',
    triples: [
      [5, 12, 13],
      [7, 24, 25],
      [10, 24, 26],
    ],
    draw: random => {
      const long = random.int(14, 30)
      return [random.int(4, Math.floor(long * 0.4)), long]
    },
    tell: (a, c) => ({
      en: prose`The foot of a ladder stands ${a} from a wall. The ladder is ${c} long.`,
      es: prose`El pie de una escalera está a ${a} de una pared. La escalera mide ${c} de largo.`,
    }),
    asked: {
      en: prose`How high up the wall does the ladder reach?`,
      es: prose`¿Hasta qué altura de la pared llega la escalera?`,
    },
    slanted: { en: 'the ladder', es: 'la escalera' },
    across: {
      en: 'the distance from the foot of the ladder to the wall',
      es: 'la distancia del pie de la escalera a la pared',
    },
    up: { en: 'the height on the wall', es: 'la altura en la pared' },
    end: { en: 'The height is', es: 'La altura es de' },
  },
  {
    unit: 'meter',
    asks: 'slanted',
    triples: [
      [60, 80, 100],
      [50, 120, 130],
      [90, 120, 150],
    ],
    draw: random => [random.int(40, 70), random.int(75, 120)],
    tell: (a, b) => ({
      en: prose`A rectangular park is ${a} wide and ${b} long. A straight path goes from one corner to the opposite corner.`,
      es: prose`Un parque rectangular mide ${a} de ancho y ${b} de largo. Un sendero recto va de una esquina a la esquina opuesta.`,
    }),
    asked: { en: prose`How long is the path?`, es: prose`¿Cuánto mide el sendero?` },
    slanted: { en: 'the path', es: 'el sendero' },
    across: { en: 'the width of the park', es: 'el ancho del parque' },
    up: { en: 'the length of the park', es: 'el largo del parque' },
    end: { en: 'The length of the path is', es: 'El largo del sendero es de' },
  },
  {
    unit: 'meter',
    asks: 'up',
    triples: [
      [30, 40, 50],
      [20, 48, 52],
      [24, 45, 51],
    ],
    draw: random => {
      const long = random.int(35, 80)
      return [random.int(Math.ceil(long * 0.3), Math.floor(long * 0.7)), long]
    },
    tell: (a, c) => ({
      en: prose`A kite flies straight above a point on the ground that is ${a} from the person who holds its string. The string is tight and ${c} long. It is held at the ground.`,
      es: prose`Una cometa vuela justo arriba de un punto del suelo que está a ${a} de quien sostiene la cuerda. La cuerda está tensa y mide ${c}. La sostienen a ras del suelo.`,
    }),
    asked: { en: prose`How high is the kite?`, es: prose`¿A qué altura está la cometa?` },
    slanted: { en: 'the string', es: 'la cuerda' },
    across: { en: 'the distance along the ground', es: 'la distancia por el suelo' },
    up: { en: 'the height of the kite', es: 'la altura de la cometa' },
    end: { en: 'The height of the kite is', es: 'La altura de la cometa es de' },
  },
  {
    unit: 'inch',
    asks: 'slanted',
    triples: [
      [24, 18, 30],
      [32, 24, 40],
      [36, 27, 45],
      [48, 36, 60],
    ],
    draw: random => {
      const wide = random.int(22, 60)
      return [wide, Math.round(wide * 0.5625)]
    },
    tell: (a, b) => ({
      en: prose`A screen is ${a} wide and ${b} high. The size of a screen is the length of its diagonal.`,
      es: prose`Una pantalla mide ${a} de ancho y ${b} de alto. El tamaño de una pantalla es la longitud de su diagonal.`,
    }),
    asked: { en: prose`What is the size of the screen?`, es: prose`¿Cuál es el tamaño de la pantalla?` },
    slanted: { en: 'the diagonal of the screen', es: 'la diagonal de la pantalla' },
    across: { en: 'the width of the screen', es: 'el ancho de la pantalla' },
    up: { en: 'the height of the screen', es: 'el alto de la pantalla' },
    end: { en: 'The size of the screen is', es: 'El tamaño de la pantalla es de' },
  },
  {
    unit: 'meter',
    asks: 'up',
    triples: [
      [8, 15, 17],
      [9, 12, 15],
      [10, 24, 26],
    ],
    draw: random => {
      const long = random.int(12, 30)
      return [random.int(Math.ceil(long * 0.35), Math.floor(long * 0.7)), long]
    },
    tell: (a, c) => ({
      en: prose`A support cable runs from the top of a pole to a point on the ground ${a} from the base of the pole. The cable is ${c} long.`,
      es: prose`Un cable de soporte va de la punta de un poste a un punto del suelo que está a ${a} de la base del poste. El cable mide ${c}.`,
    }),
    asked: { en: prose`How tall is the pole?`, es: prose`¿Qué altura tiene el poste?` },
    slanted: { en: 'the cable', es: 'el cable' },
    across: { en: 'the distance along the ground', es: 'la distancia por el suelo' },
    up: { en: 'the height of the pole', es: 'la altura del poste' },
    end: { en: 'The height of the pole is', es: 'La altura del poste es de' },
  },
  {
    unit: 'kilometer',
    asks: 'slanted',
    triples: [
      [9, 12, 15],
      [24, 10, 26],
      [15, 20, 25],
      [15, 8, 17],
    ],
    draw: random => [random.int(8, 35), random.int(6, 30)],
    tell: (a, b) => ({
      en: prose`A ship leaves a port. It sails ${a} east and then ${b} north.`,
      es: prose`Un barco sale de un puerto. Navega ${a} hacia el este y luego ${b} hacia el norte.`,
    }),
    asked: {
      en: prose`How far is the ship from the port in a straight line?`,
      es: prose`¿A qué distancia del puerto, en línea recta, está el barco?`,
    },
    slanted: { en: 'the straight line from the port to the ship', es: 'la línea recta del puerto al barco' },
    across: { en: 'the way east', es: 'el recorrido hacia el este' },
    up: { en: 'the way north', es: 'el recorrido hacia el norte' },
    end: { en: 'The distance is', es: 'La distancia es de' },
  },
  {
    unit: 'meter',
    asks: 'across',
    triples: [
      [60, 25, 65],
      [80, 18, 82],
      [84, 13, 85],
      [72, 21, 75],
    ],
    draw: random => {
      const high = random.int(12, 25)
      return [high, random.int(3 * high, 5 * high)]
    },
    tell: (b, c) => ({
      en: prose`A zip line runs straight from the top of a tower ${b} high to the ground. It is ${c} long.`,
      es: prose`Una tirolesa baja en línea recta desde lo alto de una torre de ${b} de altura hasta el suelo. Mide ${c} de largo.`,
    }),
    asked: {
      en: prose`How far from the base of the tower does the zip line end?`,
      es: prose`¿A qué distancia de la base de la torre termina la tirolesa?`,
    },
    slanted: { en: 'the zip line', es: 'la tirolesa' },
    across: { en: 'the distance along the ground', es: 'la distancia por el suelo' },
    up: { en: 'the height of the tower', es: 'la altura de la torre' },
    end: { en: 'The distance is', es: 'La distancia es de' },
  },
  {
    unit: 'foot',
    asks: 'slanted',
    triples: [
      [12, 5, 13],
      [16, 12, 20],
      [24, 10, 26],
      [24, 7, 25],
    ],
    draw: random => {
      const run = random.int(11, 24)
      return [run, random.int(Math.ceil(run / 4), Math.floor(run / 2))]
    },
    tell: (a, b) => ({
      en: prose`The top of a roof is ${b} higher than its edge. The horizontal distance from the edge to the top is ${a}.`,
      es: prose`La cumbre de un techo está ${b} más arriba que su borde. Medida en horizontal, la distancia de la cumbre al borde es de ${a}.`,
    }),
    asked: {
      en: prose`How long is the slanted side of the roof?`,
      es: prose`¿Cuánto mide el lado inclinado del techo?`,
    },
    slanted: { en: 'the slanted side of the roof', es: 'el lado inclinado del techo' },
    across: { en: 'the horizontal distance', es: 'la distancia horizontal' },
    up: { en: 'the rise of the roof', es: 'la altura del techo' },
    end: { en: 'The length of the slanted side is', es: 'El largo del lado inclinado es de' },
  },
  {
    unit: 'meter',
    asks: 'across',
    triples: [
      [12, 16, 20],
      [15, 36, 39],
      [15, 20, 25],
      [9, 40, 41],
    ],
    draw: random => {
      const deep = random.int(12, 30)
      return [deep, random.int(Math.ceil(deep * 1.15), deep * 2)]
    },
    tell: (b, c) => ({
      en: prose`A boat is anchored where the water is ${b} deep. The anchor line is tight and ${c} long. The boat has drifted away from the spot above the anchor.`,
      es: prose`Un bote está anclado donde el agua tiene ${b} de profundidad. La línea del ancla está tensa y mide ${c}. El bote se alejó del punto que está arriba del ancla.`,
    }),
    asked: { en: prose`How far has the boat drifted?`, es: prose`¿Cuánto se alejó el bote?` },
    slanted: { en: 'the anchor line', es: 'la línea del ancla' },
    across: { en: 'the way that the boat drifted', es: 'lo que se alejó el bote' },
    up: { en: 'the depth of the water', es: 'la profundidad del agua' },
    end: { en: 'The boat has drifted', es: 'El bote se alejó' },
  },
  {
    unit: 'foot',
    asks: 'slanted',
    triples: [
      [4, 3, 5],
      [12, 5, 13],
      [8, 6, 10],
      [15, 8, 17],
    ],
    draw: random => [random.int(6, 14), random.int(4, 7)],
    tell: (a, b) => ({
      en: prose`A rectangular gate is ${a} wide and ${b} high. A board is nailed across it from corner to opposite corner.`,
      es: prose`Un portón rectangular mide ${a} de ancho y ${b} de alto. Una tabla clavada lo cruza de una esquina a la esquina opuesta.`,
    }),
    asked: { en: prose`How long is the board?`, es: prose`¿Cuánto mide la tabla?` },
    slanted: { en: 'the board', es: 'la tabla' },
    across: { en: 'the width of the gate', es: 'el ancho del portón' },
    up: { en: 'the height of the gate', es: 'el alto del portón' },
    end: { en: 'The length of the board is', es: 'El largo de la tabla es de' },
  },
]
