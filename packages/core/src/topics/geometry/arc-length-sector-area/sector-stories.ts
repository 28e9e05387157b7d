import { type Block, type Both, type Expr, type Inline, line, prose } from '../../../author.ts'

interface SectorStory {
  readonly kind: 'length' | 'area'
  readonly unit: 'centimeter' | 'meter' | 'inch' | 'foot'
  readonly radius: readonly [number, number]
  readonly angles: readonly number[]
  readonly says: (radius: Expr, angle: Expr) => Both<Block>
  /** The sentence that ends the solution. */
  readonly ends: (found: Expr) => Both<readonly Inline[]>
}

/** All ask for the nearest tenth. */
export const sectorStories: readonly SectorStory[] = [
  {
    kind: 'area',
    unit: 'inch',
    radius: [6, 9],
    angles: [30, 36, 40, 45, 60],
    ends: found => ({
      en: line`The slice has an area of about ${found}.`,
      es: line`La rebanada tiene un área de unas ${found}.`,
    }),
    says: (radius, angle) => ({
      en: prose`A pizza has a radius of ${radius}. One slice is a sector with a central angle of ${angle}. What is the area of the slice, to the nearest tenth of a square inch? Use the π key.`,
      es: prose`Una pizza tiene un radio de ${radius}. Una rebanada es un sector con un ángulo central de ${angle}. ¿Cuál es el área de la rebanada, redondeada a la décima de pulgada cuadrada más cercana? Usa la tecla π.`,
    }),
  },
  {
    kind: 'area',
    unit: 'foot',
    radius: [12, 30],
    angles: [75, 90, 120, 135, 150, 210, 240],
    ends: found => ({ en: line`It waters about ${found} of lawn.`, es: line`Riega unos ${found} de césped.` }),
    says: (radius, angle) => ({
      en: prose`A sprinkler reaches ${radius} and turns through an angle of ${angle}. What area of lawn does it water, to the nearest tenth of a square foot? Use the π key.`,
      es: prose`Un aspersor alcanza ${radius} y gira un ángulo de ${angle}. ¿Qué área de césped riega, redondeada a la décima de pie cuadrado más cercana? Usa la tecla π.`,
    }),
  },
  {
    kind: 'length',
    unit: 'inch',
    radius: [16, 26],
    angles: [95, 100, 110, 115, 120, 130],
    ends: found => ({ en: line`The tip travels about ${found}.`, es: line`La punta recorre unas ${found}.` }),
    says: (radius, angle) => ({
      en: prose`A windshield wiper is ${radius} long and turns through an angle of ${angle}. What distance does its tip travel in one sweep, to the nearest tenth of an inch? Use the π key.`,
      es: prose`Un limpiaparabrisas mide ${radius} de largo y gira un ángulo de ${angle}. ¿Qué distancia recorre su punta en una pasada, redondeada a la décima de pulgada más cercana? Usa la tecla π.`,
    }),
  },
  {
    kind: 'length',
    unit: 'centimeter',
    radius: [40, 95],
    angles: [12, 15, 18, 20, 24, 25],
    ends: found => ({ en: line`The path is about ${found} long.`, es: line`El camino mide unos ${found}.` }),
    says: (radius, angle) => ({
      en: prose`A pendulum is ${radius} long and swings through an angle of ${angle}. How long is the path of its end in one swing, to the nearest tenth of a centimeter? Use the π key.`,
      es: prose`Un péndulo mide ${radius} de largo y oscila con un ángulo de ${angle}. ¿Cuánto mide el camino de su extremo en una oscilación, redondeado a la décima de centímetro más cercana? Usa la tecla π.`,
    }),
  },
  {
    kind: 'length',
    unit: 'centimeter',
    radius: [8, 20],
    angles: [60, 72, 90, 120, 150, 210, 240],
    ends: found => ({ en: line`The tip moves about ${found}.`, es: line`La punta recorre unos ${found}.` }),
    says: (radius, angle) => ({
      en: prose`The minute hand of a clock is ${radius} long. It turns through ${angle}. How far does its tip move, to the nearest tenth of a centimeter? Use the π key.`,
      es: prose`El minutero de un reloj mide ${radius} de largo. Gira ${angle}. ¿Qué distancia recorre su punta, redondeada a la décima de centímetro más cercana? Usa la tecla π.`,
    }),
  },
  {
    kind: 'length',
    unit: 'meter',
    radius: [25, 45],
    angles: [60, 80, 90, 100, 120, 150],
    ends: found => ({ en: line`The bend is about ${found} long.`, es: line`La curva mide unos ${found}.` }),
    says: (radius, angle) => ({
      en: prose`A bend of a running track is an arc with a radius of ${radius} and a central angle of ${angle}. How long is the bend, to the nearest tenth of a meter? Use the π key.`,
      es: prose`Una curva de una pista de carreras es un arco con un radio de ${radius} y un ángulo central de ${angle}. ¿Cuánto mide la curva, redondeado a la décima de metro más cercana? Usa la tecla π.`,
    }),
  },
  {
    kind: 'area',
    unit: 'centimeter',
    radius: [15, 28],
    angles: [100, 120, 135, 140, 150, 160],
    ends: found => ({
      en: line`The fan has an area of about ${found}.`,
      es: line`El abanico tiene un área de unos ${found}.`,
    }),
    says: (radius, angle) => ({
      en: prose`A paper fan with a radius of ${radius} opens to an angle of ${angle}. What is its area, to the nearest tenth of a square centimeter? Use the π key.`,
      es: prose`Un abanico de papel con un radio de ${radius} se abre hasta un ángulo de ${angle}. ¿Cuál es su área, redondeada a la décima de centímetro cuadrado más cercana? Usa la tecla π.`,
    }),
  },
  {
    kind: 'length',
    unit: 'foot',
    radius: [6, 12],
    angles: [50, 60, 70, 75, 80],
    ends: found => ({ en: line`The seat moves about ${found}.`, es: line`El asiento recorre unos ${found}.` }),
    says: (radius, angle) => ({
      en: prose`A swing hangs from ropes ${radius} long and swings through an angle of ${angle}. How far does the seat move in one swing, to the nearest tenth of a foot? Use the π key.`,
      es: prose`Un columpio cuelga de cuerdas de ${radius} y oscila con un ángulo de ${angle}. ¿Qué distancia recorre el asiento en una oscilación, redondeada a la décima de pie más cercana? Usa la tecla π.`,
    }),
  },
]
