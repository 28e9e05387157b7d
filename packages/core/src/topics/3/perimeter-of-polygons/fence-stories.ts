import {
  type Block,
  type Both,
  type Expr,
  type Inline,
  line,
  name,
  type Person,
  prose,
  subject,
  type Value,
} from '../../../author.ts'

/** Something that goes around a rectangle. */
export interface BorderStory {
  readonly unit: 'inch' | 'foot' | 'meter' | 'yard'
  /** Likely lengths of its sides. */
  readonly sides: readonly [least: number, most: number]
  readonly tell: (length: Value, width: Value, who: Person) => Both<Block>
  readonly tells: (long: Expr) => Both<readonly Inline[]>
}

export const borderStories: readonly BorderStory[] = [
  {
    unit: 'foot',
    sides: [12, 40],
    tell: (length, width, who) => ({
      en: prose`${name(who)} puts a fence around a rectangular garden. The garden is ${length} long and ${width} wide. How long is the fence?`,
      es: prose`${name(who)} pone una cerca alrededor de un jardín rectangular. El jardín mide ${length} de largo y ${width} de ancho. ¿Cuánto mide de largo la cerca?`,
    }),
    tells: long => ({ en: line`The fence is ${long} long.`, es: line`La cerca mide ${long} de largo.` }),
  },
  {
    unit: 'inch',
    sides: [14, 36],
    tell: (length, width, who) => ({
      en: prose`${name(who)} makes a frame for a rectangular poster that is ${length} long and ${width} wide. How long is the edge of the poster all the way around?`,
      es: prose`${name(who)} hace un marco para un cartel rectangular de ${length} de largo y ${width} de ancho. ¿Cuánto mide todo el borde del cartel?`,
    }),
    tells: long => ({
      en: line`The edge is ${long} long all the way around.`,
      es: line`Todo el borde del cartel mide ${long}.`,
    }),
  },
  {
    unit: 'meter',
    sides: [25, 50],
    tell: (length, width, who) => ({
      en: prose`A field is a rectangle that is ${length} long and ${width} wide. ${name(who)} runs around it once. How far does ${subject(who)} run?`,
      es: prose`Un campo rectangular mide ${length} de largo y ${width} de ancho. ${name(who)} le da una vuelta corriendo. ¿Qué distancia corre?`,
    }),
    tells: long => ({
      en: line`The distance around the field is ${long}.`,
      es: line`La distancia que corre es de ${long}.`,
    }),
  },
  {
    unit: 'inch',
    sides: [6, 18],
    tell: (length, width, who) => ({
      en: prose`${name(who)} glues ribbon around the rectangular lid of a box. The lid is ${length} long and ${width} wide. How long must the ribbon be?`,
      es: prose`${name(who)} pega una cinta alrededor de la tapa rectangular de una caja. La tapa mide ${length} de largo y ${width} de ancho. ¿Cuánto debe medir la cinta?`,
    }),
    tells: long => ({ en: line`The ribbon must be ${long} long.`, es: line`La cinta debe medir ${long}.` }),
  },
  {
    unit: 'foot',
    sides: [5, 12],
    tell: (length, width) => ({
      en: prose`A rectangular rug is ${length} long and ${width} wide. It has a border all the way around. How long is the border?`,
      es: prose`Una alfombra rectangular mide ${length} de largo y ${width} de ancho. Tiene un borde por todo el contorno. ¿Cuánto mide de largo el borde?`,
    }),
    tells: long => ({ en: line`The border is ${long} long.`, es: line`El borde mide ${long} de largo.` }),
  },
  {
    unit: 'meter',
    sides: [10, 30],
    tell: (length, width, who) => ({
      en: prose`A rectangular pool is ${length} long and ${width} wide. ${name(who)} walks around its edge once. How far does ${subject(who)} walk?`,
      es: prose`Una piscina rectangular mide ${length} de largo y ${width} de ancho. ${name(who)} camina una vez por todo el borde. ¿Qué distancia camina?`,
    }),
    tells: long => ({
      en: line`The distance around the pool is ${long}.`,
      es: line`La distancia que camina es de ${long}.`,
    }),
  },
  {
    unit: 'foot',
    sides: [4, 12],
    tell: (length, width) => ({
      en: prose`Boards go all the way around a rectangular sandbox that is ${length} long and ${width} wide. How long are the boards together?`,
      es: prose`Unas tablas rodean un arenero rectangular de ${length} de largo y ${width} de ancho. ¿Cuánto miden de largo todas las tablas juntas?`,
    }),
    tells: long => ({ en: line`Together, the boards are ${long} long.`, es: line`Las tablas miden ${long} en total.` }),
  },
  {
    unit: 'inch',
    sides: [8, 24],
    tell: (length, width, who) => ({
      en: prose`${name(who)} puts tape along every edge of a rectangular drawing that is ${length} long and ${width} wide. How long must the tape be?`,
      es: prose`${name(who)} pone cinta adhesiva en todos los bordes de un dibujo rectangular de ${length} de largo y ${width} de ancho. ¿Cuánto debe medir la cinta?`,
    }),
    tells: long => ({ en: line`The tape must be ${long} long.`, es: line`La cinta adhesiva debe medir ${long}.` }),
  },
]

/** A border that leaves a gap. */
export interface GapStory {
  readonly unit: 'foot' | 'meter' | 'yard'
  readonly sides: readonly [least: number, most: number]
  readonly tell: (length: Value, width: Value, gap: Value, who: Person) => Both<Block>
  readonly tells: (long: Expr) => Both<readonly Inline[]>
}

export const gapStories: readonly GapStory[] = [
  {
    unit: 'foot',
    sides: [12, 40],
    tell: (length, width, gap, who) => ({
      en: prose`${name(who)} puts a fence around a rectangular garden that is ${length} long and ${width} wide. The fence has an opening of ${gap} for a gate. How long is the fence?`,
      es: prose`${name(who)} pone una cerca alrededor de un jardín rectangular de ${length} de largo y ${width} de ancho. La cerca deja una abertura de ${gap} para la puerta. ¿Cuánto mide de largo la cerca?`,
    }),
    tells: long => ({ en: line`The fence is ${long} long.`, es: line`La cerca mide ${long} de largo.` }),
  },
  {
    unit: 'yard',
    sides: [20, 50],
    tell: (length, width, gap) => ({
      en: prose`A farm builds a fence around a rectangular pen for goats. The pen is ${length} long and ${width} wide. A gap of ${gap} stays open. How long is the fence?`,
      es: prose`En una granja hacen una cerca alrededor de un corral rectangular para cabras. El corral mide ${length} de largo y ${width} de ancho. Queda abierto un espacio de ${gap}. ¿Cuánto mide de largo la cerca?`,
    }),
    tells: long => ({ en: line`The fence is ${long} long.`, es: line`La cerca mide ${long} de largo.` }),
  },
  {
    unit: 'meter',
    sides: [8, 30],
    tell: (length, width, gap) => ({
      en: prose`A rope goes around a rectangular play area that is ${length} long and ${width} wide. The entrance, ${gap} wide, has no rope. How long is the rope?`,
      es: prose`Una cuerda rodea un área de juegos rectangular de ${length} de largo y ${width} de ancho. La entrada, de ${gap} de ancho, no lleva cuerda. ¿Cuánto mide de largo la cuerda?`,
    }),
    tells: long => ({ en: line`The rope is ${long} long.`, es: line`La cuerda mide ${long} de largo.` }),
  },
  {
    unit: 'foot',
    sides: [8, 20],
    tell: (length, width, gap) => ({
      en: prose`A string of lights hangs around the ceiling of a rectangular room that is ${length} long and ${width} wide. Above the door, ${gap} have no lights. How long is the string?`,
      es: prose`Una cadena de luces cuelga alrededor del techo de un cuarto rectangular de ${length} de largo y ${width} de ancho. Sobre la puerta, ${gap} quedan sin luces. ¿Cuánto mide de largo la cadena?`,
    }),
    tells: long => ({
      en: line`The string of lights is ${long} long.`,
      es: line`La cadena de luces mide ${long} de largo.`,
    }),
  },
  {
    unit: 'meter',
    sides: [12, 40],
    tell: (length, width, gap) => ({
      en: prose`A low wall goes around a rectangular parking lot that is ${length} long and ${width} wide. The wall leaves ${gap} open for cars. How long is the wall?`,
      es: prose`Un muro bajo rodea un estacionamiento rectangular de ${length} de largo y ${width} de ancho. El muro deja ${gap} libres para los carros. ¿Cuánto mide de largo el muro?`,
    }),
    tells: long => ({ en: line`The wall is ${long} long.`, es: line`El muro mide ${long} de largo.` }),
  },
  {
    unit: 'foot',
    sides: [6, 16],
    tell: (length, width, gap, who) => ({
      en: prose`${name(who)} puts bricks around a rectangular flower bed that is ${length} long and ${width} wide. A part of ${gap} has no bricks. How long is the row of bricks?`,
      es: prose`${name(who)} pone ladrillos alrededor de un arriate rectangular de ${length} de largo y ${width} de ancho. Una parte de ${gap} no lleva ladrillos. ¿Cuánto mide de largo la fila de ladrillos?`,
    }),
    tells: long => ({
      en: line`The row of bricks is ${long} long.`,
      es: line`La fila de ladrillos mide ${long} de largo.`,
    }),
  },
  {
    unit: 'yard',
    sides: [15, 45],
    tell: (length, width, gap) => ({
      en: prose`A hedge grows around a rectangular park that is ${length} long and ${width} wide. At the entrance there is a gap of ${gap}. How long is the hedge?`,
      es: prose`Un seto rodea un parque rectangular de ${length} de largo y ${width} de ancho. En la entrada hay un espacio de ${gap} sin seto. ¿Cuánto mide de largo el seto?`,
    }),
    tells: long => ({ en: line`The hedge is ${long} long.`, es: line`El seto mide ${long} de largo.` }),
  },
  {
    unit: 'meter',
    sides: [10, 30],
    tell: (length, width, gap) => ({
      en: prose`A net goes around a rectangular field that is ${length} long and ${width} wide. It has an opening of ${gap}. How long is the net?`,
      es: prose`Una red rodea un campo rectangular de ${length} de largo y ${width} de ancho. Tiene una abertura de ${gap}. ¿Cuánto mide de largo la red?`,
    }),
    tells: long => ({ en: line`The net is ${long} long.`, es: line`La red mide ${long} de largo.` }),
  },
]
