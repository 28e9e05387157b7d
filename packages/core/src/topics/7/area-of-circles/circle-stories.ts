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
      en: prose`A round pool is ${given} across. What area does a cover of the same size have? Use ${pi} for π.`,
      es: prose`Una piscina redonda mide ${given} de diámetro. ¿Qué área tiene una cubierta del mismo tamaño? Usa ${pi} como valor de π.`,
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
      en: prose`A baker cuts a round cookie that is ${given} across. What is the area of the top of the cookie? Use ${pi} for π.`,
      es: prose`Un panadero corta una galleta redonda de ${given} de diámetro. ¿Cuál es el área de la cara de arriba de la galleta? Usa ${pi} como valor de π.`,
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
]
