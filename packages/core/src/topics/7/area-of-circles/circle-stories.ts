import { type Block, type Both, type Hole, prose, type UnitId } from '../../../author.ts'

/** A round thing whose radius or diameter is told. */
export interface CircleStory {
  readonly given: 'radius' | 'diameter'
  readonly unit: Extract<UnitId, 'foot' | 'inch' | 'mile' | 'meter' | 'yard' | 'centimeter'>
  /** Of the radius. */
  readonly range: readonly [least: number, most: number]
  readonly ask: (given: Hole, pi: Hole) => Both<Block>
}

export const circleStories: readonly CircleStory[] = [
  {
    given: 'radius',
    unit: 'foot',
    range: [6, 25],
    ask: (given, pi) => ({
      en: prose`A sprinkler waters the grass in a circle with a radius of ${given}. How large is the area that it waters? Use ${pi} for π.`,
      es: prose`Un aspersor riega el pasto en un círculo de ${given} de radio. ¿De qué tamaño es el área que riega? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'diameter',
    unit: 'inch',
    range: [4, 9],
    ask: (given, pi) => ({
      en: prose`A round pizza is ${given} across. What is its area? Use ${pi} for π.`,
      es: prose`Una pizza redonda mide ${given} de diámetro. ¿Cuál es su área? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'radius',
    unit: 'mile',
    range: [5, 30],
    ask: (given, pi) => ({
      en: prose`A radio station can be heard up to ${given} away from its tower in every direction. How large is the area where it can be heard? Use ${pi} for π.`,
      es: prose`Una estación de radio se escucha hasta a ${given} de su torre en todas las direcciones. ¿De qué tamaño es el área en que se escucha? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'diameter',
    unit: 'meter',
    range: [3, 8],
    ask: (given, pi) => ({
      en: prose`A round pool is ${given} across. What is the area of a cover that just fits it? Use ${pi} for π.`,
      es: prose`Una piscina redonda mide ${given} de diámetro. ¿Cuál es el área de una cubierta que la tape exactamente? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'radius',
    unit: 'yard',
    range: [3, 9],
    ask: (given, pi) => ({
      en: prose`A gardener plants a round flower bed with a radius of ${given}. What is the area of the flower bed? Use ${pi} for π.`,
      es: prose`Una jardinera planta un jardín redondo de ${given} de radio. ¿Cuál es el área del jardín? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'diameter',
    unit: 'centimeter',
    range: [5, 16],
    ask: (given, pi) => ({
      en: prose`A baker makes a round cake that is ${given} across. What is the area of the top of the cake? Use ${pi} for π.`,
      es: prose`Un panadero hace un pastel redondo de ${given} de diámetro. ¿Cuál es el área de la cara de arriba del pastel? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'radius',
    unit: 'meter',
    range: [4, 12],
    ask: (given, pi) => ({
      en: prose`A goat is tied to a post in a meadow by a rope that is ${given} long. What is the area of the grass that it can reach? Use ${pi} for π.`,
      es: prose`Una cabra está atada a un poste en un prado con una cuerda de ${given} de largo. ¿Cuál es el área del pasto que puede alcanzar? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'radius',
    unit: 'centimeter',
    range: [10, 15],
    ask: (given, pi) => ({
      en: prose`The face of a round wall clock has a radius of ${given}. What is the area of the clock face? Use ${pi} for π.`,
      es: prose`La carátula de un reloj de pared redondo tiene ${given} de radio. ¿Cuál es el área de la carátula? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'diameter',
    unit: 'foot',
    range: [4, 7],
    ask: (given, pi) => ({
      en: prose`A round trampoline is ${given} across. What is the area of its top? Use ${pi} for π.`,
      es: prose`Un trampolín redondo mide ${given} de diámetro. ¿Cuál es el área de su parte superior? Usa ${pi} como valor de π.`,
    }),
  },
  {
    given: 'diameter',
    unit: 'inch',
    range: [10, 18],
    ask: (given, pi) => ({
      en: prose`A carpenter makes a round tabletop that is ${given} across. What is the area of the tabletop? Use ${pi} for π.`,
      es: prose`Una carpintera hace un tablero redondo para una mesa, de ${given} de diámetro. ¿Cuál es el área del tablero? Usa ${pi} como valor de π.`,
    }),
  },
]

/** A path of a width around something round. */
export const ringStories: readonly {
  readonly unit: 'meter' | 'foot'
  readonly ask: (radius: Hole, width: Hole, pi: Hole) => Both<Block>
}[] = [
  {
    unit: 'meter',
    ask: (radius, width, pi) => ({
      en: prose`A round pool has a radius of ${radius}. A path that is ${width} wide goes all around it. What is the area of the path? Use ${pi} for π.`,
      es: prose`Una piscina redonda tiene ${radius} de radio. La rodea un camino de ${width} de ancho. ¿Cuál es el área del camino? Usa ${pi} como valor de π.`,
    }),
  },
  {
    unit: 'foot',
    ask: (radius, width, pi) => ({
      en: prose`A round fountain has a radius of ${radius}. A ring of grass that is ${width} wide goes all around it. What is the area of the grass? Use ${pi} for π.`,
      es: prose`Una fuente redonda tiene ${radius} de radio. La rodea una franja de pasto de ${width} de ancho. ¿Cuál es el área del pasto? Usa ${pi} como valor de π.`,
    }),
  },
  {
    unit: 'meter',
    ask: (radius, width, pi) => ({
      en: prose`A round stage has a radius of ${radius}. A walkway that is ${width} wide goes all around it. What is the area of the walkway? Use ${pi} for π.`,
      es: prose`Un escenario redondo tiene ${radius} de radio. Lo rodea una pasarela de ${width} de ancho. ¿Cuál es el área de la pasarela? Usa ${pi} como valor de π.`,
    }),
  },
  {
    unit: 'foot',
    ask: (radius, width, pi) => ({
      en: prose`A round flower bed has a radius of ${radius}. A border of stones that is ${width} wide goes all around it. What is the area of the border? Use ${pi} for π.`,
      es: prose`Un jardín redondo tiene ${radius} de radio. Lo rodea un borde de piedras de ${width} de ancho. ¿Cuál es el área del borde? Usa ${pi} como valor de π.`,
    }),
  },
  {
    unit: 'meter',
    ask: (radius, width, pi) => ({
      en: prose`A round pond has a radius of ${radius}. A boardwalk that is ${width} wide is built all around it. What is the area of the boardwalk? Use ${pi} for π.`,
      es: prose`Un estanque redondo tiene ${radius} de radio. A su alrededor se construye una plataforma de madera de ${width} de ancho. ¿Cuál es el área de la plataforma? Usa ${pi} como valor de π.`,
    }),
  },
  {
    unit: 'foot',
    ask: (radius, width, pi) => ({
      en: prose`A round wading pool has a radius of ${radius}. A ring of tiles that is ${width} wide is laid all around it. What area do the tiles cover? Use ${pi} for π.`,
      es: prose`Una piscina infantil redonda tiene ${radius} de radio. A su alrededor se coloca una franja de losetas de ${width} de ancho. ¿Qué área cubren las losetas? Usa ${pi} como valor de π.`,
    }),
  },
  {
    unit: 'meter',
    ask: (radius, width, pi) => ({
      en: prose`A round playground has a radius of ${radius}. A strip of sand that is ${width} wide surrounds it. What area does the sand cover? Use ${pi} for π.`,
      es: prose`Un parque infantil redondo tiene ${radius} de radio. Lo rodea una franja de arena de ${width} de ancho. ¿Qué área cubre la arena? Usa ${pi} como valor de π.`,
    }),
  },
  {
    unit: 'foot',
    ask: (radius, width, pi) => ({
      en: prose`A round patio has a radius of ${radius}. Bricks are laid around it in a ring that is ${width} wide. How large is the area that is laid with bricks? Use ${pi} for π.`,
      es: prose`Un patio redondo tiene ${radius} de radio. A su alrededor se colocan ladrillos en una franja de ${width} de ancho. ¿De qué tamaño es el área cubierta de ladrillos? Usa ${pi} como valor de π.`,
    }),
  },
]
