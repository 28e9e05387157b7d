import { type Block, type Both, name, prose, subject } from '../../../content.ts'
import type { Person } from '../../../language/people.ts'
import type { Value } from '../../../math/build.ts'

/** Something that goes around a rectangle. */
export interface BorderStory {
  readonly unit: 'inch' | 'foot' | 'meter' | 'yard'
  readonly tell: (length: Value, width: Value, who: Person) => Both<Block>
}

export const borderStories: readonly BorderStory[] = [
  {
    unit: 'foot',
    tell: (length, width, who) => ({
      en: prose`${name(who)} puts a fence around a rectangular garden. The garden is ${length} long and ${width} wide. How long is the fence?`,
      es: prose`${name(who)} pone una cerca alrededor de un jardín rectangular. El jardín mide ${length} de largo y ${width} de ancho. ¿Cuánto mide la cerca?`,
    }),
  },
  {
    unit: 'inch',
    tell: (length, width, who) => ({
      en: prose`${name(who)} makes a frame for a poster that is ${length} long and ${width} wide. How long is the edge of the poster all the way around?`,
      es: prose`${name(who)} hace un marco para un cartel de ${length} de largo y ${width} de ancho. ¿Cuánto mide todo el borde del cartel?`,
    }),
  },
  {
    unit: 'meter',
    tell: (length, width, who) => ({
      en: prose`A field is a rectangle that is ${length} long and ${width} wide. ${name(who)} runs around it once. How far does ${subject(who)} run?`,
      es: prose`Un campo rectangular mide ${length} de largo y ${width} de ancho. ${name(who)} le da una vuelta corriendo. ¿Qué distancia corre?`,
    }),
  },
  {
    unit: 'inch',
    tell: (length, width, who) => ({
      en: prose`${name(who)} glues ribbon around the lid of a box. The lid is ${length} long and ${width} wide. How much ribbon does ${subject(who)} need?`,
      es: prose`${name(who)} pega una cinta alrededor de la tapa de una caja. La tapa mide ${length} de largo y ${width} de ancho. ¿Cuánta cinta necesita?`,
    }),
  },
  {
    unit: 'foot',
    tell: (length, width) => ({
      en: prose`A rug is ${length} long and ${width} wide. It has a border all the way around. How long is the border?`,
      es: prose`Una alfombra mide ${length} de largo y ${width} de ancho. Tiene un borde por todo el contorno. ¿Cuánto mide el borde?`,
    }),
  },
]

/** A border that leaves a gap. */
export interface GapStory {
  readonly unit: 'foot' | 'meter' | 'yard'
  readonly tell: (length: Value, width: Value, gap: Value, who: Person) => Both<Block>
}

export const gapStories: readonly GapStory[] = [
  {
    unit: 'foot',
    tell: (length, width, gap, who) => ({
      en: prose`${name(who)} puts a fence around a garden that is ${length} long and ${width} wide. The fence has an opening of ${gap} for a gate. How long is the fence?`,
      es: prose`${name(who)} pone una cerca alrededor de un jardín de ${length} de largo y ${width} de ancho. La cerca deja una abertura de ${gap} para la puerta. ¿Cuánto mide la cerca?`,
    }),
  },
  {
    unit: 'yard',
    tell: (length, width, gap) => ({
      en: prose`A farm builds a fence around a yard for goats. The yard is ${length} long and ${width} wide. A gap of ${gap} stays open. How long is the fence?`,
      es: prose`En una granja hacen una cerca alrededor de un corral de cabras. El corral mide ${length} de largo y ${width} de ancho. Queda abierto un espacio de ${gap}. ¿Cuánto mide la cerca?`,
    }),
  },
  {
    unit: 'meter',
    tell: (length, width, gap) => ({
      en: prose`A rope goes around a rectangular play area that is ${length} long and ${width} wide. The entrance, ${gap} wide, has no rope. How long is the rope?`,
      es: prose`Una cuerda rodea un área de juegos rectangular de ${length} de largo y ${width} de ancho. La entrada, de ${gap} de ancho, no lleva cuerda. ¿Cuánto mide la cuerda?`,
    }),
  },
]
