import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'
import { CENTIMETERS, FEET, INCHES, METERS, type Unit } from './parts.ts'

/** Something rectangular in two parts side by side. */
export interface SplitPlace {
  readonly unit: Unit
  readonly first: Both<readonly Inline[]>
  readonly second: Both<readonly Inline[]>
  readonly askArea: (width: Term, first: Term, second: Term) => Both<Block>
  readonly wholeIs: (amount: Term) => Both<readonly Inline[]>
  readonly askPart: (width: Term, area: Term, first: Term) => Both<Block>
  /** What the two parts and the whole have in common. */
  readonly shared: (width: Term) => Both<readonly Inline[]>
  readonly partIs: (amount: Term) => Both<readonly Inline[]>
}

export const splitPlaces: readonly SplitPlace[] = [
  {
    unit: FEET,
    first: { en: line`the part with tomatoes`, es: line`la parte con tomates` },
    second: { en: line`the part with beans`, es: line`la parte con frijoles` },
    askArea: (width, first, second) => ({
      en: prose`A rectangular garden is ${width} wide. The part with tomatoes is ${first} long, and the part with beans is ${second} long. Both parts have the same width. What is the area of the whole garden?`,
      es: prose`Un jardín rectangular mide ${width} de ancho. La parte con tomates mide ${first} de largo y la parte con frijoles mide ${second} de largo. Las dos partes tienen el mismo ancho. ¿Cuál es el área de todo el jardín?`,
    }),
    wholeIs: amount => ({
      en: line`The area of the whole garden is ${amount}.`,
      es: line`El área de todo el jardín es de ${amount}.`,
    }),
    askPart: (width, area, first) => ({
      en: prose`A rectangular garden is ${width} wide. Its area is ${area}. The part with tomatoes is ${first} long, and the rest has beans. How long is the part with beans?`,
      es: prose`Un jardín rectangular mide ${width} de ancho. Su área es de ${area}. La parte con tomates mide ${first} de largo y el resto tiene frijoles. ¿Cuánto mide de largo la parte con frijoles?`,
    }),
    shared: width => ({
      en: line`Both parts are ${width} wide, like the whole garden`,
      es: line`Las dos partes miden ${width} de ancho, como todo el jardín`,
    }),
    partIs: amount => ({
      en: line`The part with beans is ${amount} long.`,
      es: line`La parte con frijoles mide ${amount} de largo.`,
    }),
  },
  {
    unit: FEET,
    first: { en: line`the part with carpet`, es: line`la parte con alfombra` },
    second: { en: line`the part with tile`, es: line`la parte con baldosas` },
    askArea: (width, first, second) => ({
      en: prose`A rectangular hallway is ${width} wide. The carpet covers ${first} of its length, and the tile floor covers ${second}. Both parts have the same width. What is the area of the whole floor?`,
      es: prose`Un pasillo rectangular mide ${width} de ancho. La alfombra cubre ${first} de su largo y las baldosas cubren ${second}. Las dos partes tienen el mismo ancho. ¿Cuál es el área de todo el piso?`,
    }),
    wholeIs: amount => ({
      en: line`The area of the whole floor is ${amount}.`,
      es: line`El área de todo el piso es de ${amount}.`,
    }),
    askPart: (width, area, first) => ({
      en: prose`A rectangular hallway is ${width} wide. The area of its floor is ${area}. Carpet covers ${first} of its length, and tile covers the rest. How long is the part with tile?`,
      es: prose`Un pasillo rectangular mide ${width} de ancho. El área de su piso es de ${area}. La alfombra cubre ${first} de su largo y las baldosas cubren el resto. ¿Cuánto mide de largo la parte con baldosas?`,
    }),
    shared: width => ({
      en: line`Both parts are ${width} wide, like the whole hallway`,
      es: line`Las dos partes miden ${width} de ancho, como todo el pasillo`,
    }),
    partIs: amount => ({
      en: line`The part with tile is ${amount} long.`,
      es: line`La parte con baldosas mide ${amount} de largo.`,
    }),
  },
  {
    unit: INCHES,
    first: { en: line`the red part`, es: line`la parte roja` },
    second: { en: line`the blue part`, es: line`la parte azul` },
    askArea: (width, first, second) => ({
      en: prose`A rectangular banner is ${width} high. Its red part is ${first} long, and its blue part is ${second} long. Both parts have the same height. What is the area of the whole banner?`,
      es: prose`Una pancarta rectangular mide ${width} de alto. Su parte roja mide ${first} de largo y su parte azul mide ${second} de largo. Las dos partes tienen la misma altura. ¿Cuál es el área de toda la pancarta?`,
    }),
    wholeIs: amount => ({
      en: line`The area of the whole banner is ${amount}.`,
      es: line`El área de toda la pancarta es de ${amount}.`,
    }),
    askPart: (width, area, first) => ({
      en: prose`A rectangular banner is ${width} high. Its area is ${area}. The red part is ${first} long, and the rest is blue. How long is the blue part?`,
      es: prose`Una pancarta rectangular mide ${width} de alto. Su área es de ${area}. La parte roja mide ${first} de largo y el resto es azul. ¿Cuánto mide de largo la parte azul?`,
    }),
    shared: width => ({
      en: line`Both parts are ${width} high, like the whole banner`,
      es: line`Las dos partes miden ${width} de alto, como toda la pancarta`,
    }),
    partIs: amount => ({
      en: line`The blue part is ${amount} long.`,
      es: line`La parte azul mide ${amount} de largo.`,
    }),
  },
  {
    unit: METERS,
    first: { en: line`the part with grass`, es: line`la parte con césped` },
    second: { en: line`the part with sand`, es: line`la parte con arena` },
    askArea: (width, first, second) => ({
      en: prose`A rectangular yard is ${width} wide. The part with grass is ${first} long, and the part with sand is ${second} long. Both parts have the same width. What is the area of the whole yard?`,
      es: prose`Un patio rectangular mide ${width} de ancho. La parte con césped mide ${first} de largo y la parte con arena mide ${second} de largo. Las dos partes tienen el mismo ancho. ¿Cuál es el área de todo el patio?`,
    }),
    wholeIs: amount => ({
      en: line`The area of the whole yard is ${amount}.`,
      es: line`El área de todo el patio es de ${amount}.`,
    }),
    askPart: (width, area, first) => ({
      en: prose`A rectangular yard is ${width} wide. Its area is ${area}. The part with grass is ${first} long, and the rest is sand. How long is the part with sand?`,
      es: prose`Un patio rectangular mide ${width} de ancho. Su área es de ${area}. La parte con césped mide ${first} de largo y el resto tiene arena. ¿Cuánto mide de largo la parte con arena?`,
    }),
    shared: width => ({
      en: line`Both parts are ${width} wide, like the whole yard`,
      es: line`Las dos partes miden ${width} de ancho, como todo el patio`,
    }),
    partIs: amount => ({
      en: line`The part with sand is ${amount} long.`,
      es: line`La parte con arena mide ${amount} de largo.`,
    }),
  },
  {
    unit: METERS,
    first: { en: line`the shallow part`, es: line`la parte baja` },
    second: { en: line`the deep part`, es: line`la parte honda` },
    askArea: (width, first, second) => ({
      en: prose`A rectangular swimming pool is ${width} wide. The shallow part is ${first} long, and the deep part is ${second} long. Both parts have the same width. What is the area of the whole pool?`,
      es: prose`Una piscina rectangular mide ${width} de ancho. La parte baja mide ${first} de largo y la parte honda mide ${second} de largo. Las dos partes tienen el mismo ancho. ¿Cuál es el área de toda la piscina?`,
    }),
    wholeIs: amount => ({
      en: line`The area of the whole pool is ${amount}.`,
      es: line`El área de toda la piscina es de ${amount}.`,
    }),
    askPart: (width, area, first) => ({
      en: prose`A rectangular swimming pool is ${width} wide. Its area is ${area}. The shallow part is ${first} long, and the rest is deep. How long is the deep part?`,
      es: prose`Una piscina rectangular mide ${width} de ancho. Su área es de ${area}. La parte baja mide ${first} de largo y el resto es hondo. ¿Cuánto mide de largo la parte honda?`,
    }),
    shared: width => ({
      en: line`Both parts are ${width} wide, like the whole pool`,
      es: line`Las dos partes miden ${width} de ancho, como toda la piscina`,
    }),
    partIs: amount => ({
      en: line`The deep part is ${amount} long.`,
      es: line`La parte honda mide ${amount} de largo.`,
    }),
  },
  {
    unit: INCHES,
    first: { en: line`the picture`, es: line`el dibujo` },
    second: { en: line`the part with text`, es: line`la parte con texto` },
    askArea: (width, first, second) => ({
      en: prose`A rectangular page is ${width} wide. Its picture is ${first} high, and its text under the picture is ${second} high. Both are as wide as the page. What is the area of the whole page?`,
      es: prose`Una página rectangular mide ${width} de ancho. El dibujo mide ${first} de alto y el texto, debajo del dibujo, mide ${second} de alto. Los dos son tan anchos como la página. ¿Cuál es el área de toda la página?`,
    }),
    wholeIs: amount => ({
      en: line`The area of the whole page is ${amount}.`,
      es: line`El área de toda la página es de ${amount}.`,
    }),
    askPart: (width, area, first) => ({
      en: prose`A rectangular page is ${width} wide. Its area is ${area}. A picture as wide as the page is ${first} high, and text fills the rest. How high is the part with text?`,
      es: prose`Una página rectangular mide ${width} de ancho. Su área es de ${area}. Un dibujo tan ancho como la página mide ${first} de alto y el texto llena el resto. ¿Cuánto mide de alto la parte con texto?`,
    }),
    shared: width => ({
      en: line`Both parts are ${width} wide, like the whole page`,
      es: line`Las dos partes miden ${width} de ancho, como toda la página`,
    }),
    partIs: amount => ({
      en: line`The part with text is ${amount} high.`,
      es: line`La parte con texto mide ${amount} de alto.`,
    }),
  },
  {
    unit: FEET,
    first: { en: line`the yellow part`, es: line`la parte amarilla` },
    second: { en: line`the white part`, es: line`la parte blanca` },
    askArea: (width, first, second) => ({
      en: prose`A rectangular wall is ${width} high. The yellow part is ${first} long, and the white part is ${second} long. Both parts have the same height. What is the area of the whole wall?`,
      es: prose`Una pared rectangular mide ${width} de alto. La parte amarilla mide ${first} de largo y la parte blanca mide ${second} de largo. Las dos partes tienen la misma altura. ¿Cuál es el área de toda la pared?`,
    }),
    wholeIs: amount => ({
      en: line`The area of the whole wall is ${amount}.`,
      es: line`El área de toda la pared es de ${amount}.`,
    }),
    askPart: (width, area, first) => ({
      en: prose`A rectangular wall is ${width} high. Its area is ${area}. The yellow part is ${first} long, and the rest is white. How long is the white part?`,
      es: prose`Una pared rectangular mide ${width} de alto. Su área es de ${area}. La parte amarilla mide ${first} de largo y el resto es blanco. ¿Cuánto mide de largo la parte blanca?`,
    }),
    shared: width => ({
      en: line`Both parts are ${width} high, like the whole wall`,
      es: line`Las dos partes miden ${width} de alto, como toda la pared`,
    }),
    partIs: amount => ({
      en: line`The white part is ${amount} long.`,
      es: line`La parte blanca mide ${amount} de largo.`,
    }),
  },
  {
    unit: CENTIMETERS,
    first: { en: line`the striped part`, es: line`la parte rayada` },
    second: { en: line`the plain part`, es: line`la parte lisa` },
    askArea: (width, first, second) => ({
      en: prose`A rectangular card is ${width} wide. The striped part is ${first} long, and the plain part is ${second} long. Both parts have the same width. What is the area of the whole card?`,
      es: prose`Una tarjeta rectangular mide ${width} de ancho. La parte rayada mide ${first} de largo y la parte lisa mide ${second} de largo. Las dos partes tienen el mismo ancho. ¿Cuál es el área de toda la tarjeta?`,
    }),
    wholeIs: amount => ({
      en: line`The area of the whole card is ${amount}.`,
      es: line`El área de toda la tarjeta es de ${amount}.`,
    }),
    askPart: (width, area, first) => ({
      en: prose`A rectangular card is ${width} wide. Its area is ${area}. The striped part is ${first} long, and the rest is plain. How long is the plain part?`,
      es: prose`Una tarjeta rectangular mide ${width} de ancho. Su área es de ${area}. La parte rayada mide ${first} de largo y el resto es liso. ¿Cuánto mide de largo la parte lisa?`,
    }),
    shared: width => ({
      en: line`Both parts are ${width} wide, like the whole card`,
      es: line`Las dos partes miden ${width} de ancho, como toda la tarjeta`,
    }),
    partIs: amount => ({
      en: line`The plain part is ${amount} long.`,
      es: line`La parte lisa mide ${amount} de largo.`,
    }),
  },
]
