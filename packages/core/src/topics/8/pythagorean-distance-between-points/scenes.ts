import {
  type Block,
  type Both,
  type Expr,
  type Inline,
  type Of,
  prose,
  type role,
  type UnitId,
} from '../../../author.ts'
import { type Said, toTheTenth } from './parts.ts'

type Told = ReturnType<typeof role>
/** A straight way from one place to another on a map. */
export interface Scene {
  readonly unit: UnitId
  tell(from: Expr, to: Expr, one: Told): Both<Block>
  readonly asked: Both<Block>
  end(found: Of<'measure'>): Said
}
const ends =
  (en: readonly [string, string], es: readonly [string, string]) =>
  (found: Inline): Said => ({
    en: [en[0], found, en[1]],
    es: [es[0], found, es[1]],
  })

/** Told above a drawn triangle. */
export const drawnScenes: readonly Scene[] = [
  {
    unit: 'mile',
    tell: (a, b, one) => ({
      en: prose`On this map of a town, each unit is ${one}. The library is at ${a}, and the park is at ${b}.`,
      es: prose`En este mapa de un pueblo, cada unidad representa ${one}. La biblioteca está en ${a} y el parque está en ${b}.`,
    }),
    asked: {
      en: prose`How far is it from the library to the park in a straight line?`,
      es: prose`¿Qué distancia hay en línea recta de la biblioteca al parque?`,
    },
    end: ends(['The park is ', ' from the library.'], ['El parque está a ', ' de la biblioteca.']),
  },
  {
    unit: 'meter',
    tell: (a, b, one) => ({
      en: prose`A drone flies straight from ${a} to ${b} at a constant height above a field. Each unit on the plan is ${one}.`,
      es: prose`Un dron vuela en línea recta de ${a} a ${b}, siempre a la misma altura sobre un campo. Cada unidad del plano representa ${one}.`,
    }),
    asked: { en: prose`How far does the drone fly?`, es: prose`¿Qué distancia vuela el dron?` },
    end: ends(['The drone flies ', '.'], ['El dron vuela ', '.']),
  },
  {
    unit: 'unit',
    tell: (a, b) => ({
      en: prose`On the screen of a video game, a robot at ${a} rolls straight to a treasure at ${b}.`,
      es: prose`En la pantalla de un videojuego, un robot que está en ${a} rueda en línea recta hasta un tesoro en ${b}.`,
    }),
    asked: { en: prose`How many units does the robot roll?`, es: prose`¿Cuántas unidades recorre el robot?` },
    end: ends(['The robot rolls ', '.'], ['El robot recorre ', '.']),
  },
  {
    unit: 'kilometer',
    tell: (a, b, one) => ({
      en: prose`A ferry goes straight from a dock at ${a} to an island at ${b}. Each unit on the chart is ${one}.`,
      es: prose`Un transbordador va en línea recta de un muelle en ${a} a una isla en ${b}. Cada unidad de la carta náutica representa ${one}.`,
    }),
    asked: { en: prose`How long is the trip?`, es: prose`¿Cuánto mide el trayecto?` },
    end: ends(['The trip is ', ' long.'], ['El trayecto mide ', '.']),
  },
  {
    unit: 'mile',
    tell: (a, b, one) => ({
      en: prose`A straight trail joins a campsite at ${a} and a waterfall at ${b}. Each unit on the map is ${one}.`,
      es: prose`Un sendero recto une un campamento en ${a} con una cascada en ${b}. Cada unidad del mapa representa ${one}.`,
    }),
    asked: { en: prose`How long is the trail?`, es: prose`¿Cuánto mide el sendero?` },
    end: ends(['The trail is ', ' long.'], ['El sendero mide ', '.']),
  },
  {
    unit: 'meter',
    tell: (a, b, one) => ({
      en: prose`On the plan of a farm, each unit is ${one}. A straight water pipe is laid from the pump at ${a} to the barn at ${b}.`,
      es: prose`En el plano de una granja, cada unidad representa ${one}. Se instala una tubería recta desde la bomba de agua en ${a} hasta el establo en ${b}.`,
    }),
    asked: { en: prose`What length of pipe is needed?`, es: prose`¿Qué longitud de tubería se necesita?` },
    end: ends(['The pipe must be ', ' long.'], ['La tubería debe medir ', '.']),
  },
  {
    unit: 'yard',
    tell: (a, b, one) => ({
      en: prose`In a drawing of a soccer play, each unit is ${one}. A player at ${a} passes the ball straight to a teammate at ${b}.`,
      es: prose`En el dibujo de una jugada de fútbol, cada unidad representa ${one}. Una jugadora en ${a} le pasa el balón en línea recta a una compañera en ${b}.`,
    }),
    asked: { en: prose`How far does the ball travel?`, es: prose`¿Qué distancia recorre el balón?` },
    end: ends(['The ball travels ', '.'], ['El balón recorre ', '.']),
  },
  {
    unit: 'foot',
    tell: (a, b, one) => ({
      en: prose`A rope is pulled tight between two tent poles at ${a} and ${b}. Each unit on the plan of the camp is ${one}.`,
      es: prose`Una cuerda está tensa entre dos postes de una carpa, en ${a} y en ${b}. Cada unidad del plano del campamento representa ${one}.`,
    }),
    asked: { en: prose`How much rope is there between the poles?`, es: prose`¿Cuánta cuerda hay entre los postes?` },
    end: ends(['There are ', ' of rope between the poles.'], ['Hay ', ' de cuerda entre los postes.']),
  },
]

const tenths = (en: string, es: string): Both<Block> => ({
  en: { kind: 'paragraph', content: [`${en}, `, ...toTheTenth.en, '?'] },
  es: { kind: 'paragraph', content: [`¿${es}, `, ...toTheTenth.es, '?'] },
})
/** Told with coordinates, without a drawing. */
export const toldScenes: readonly Scene[] = [
  {
    unit: 'kilometer',
    tell: (a, b, one) => ({
      en: prose`A delivery drone flies straight from a warehouse at ${a} to a house at ${b}. Each unit on the map is ${one}.`,
      es: prose`Un dron de reparto vuela en línea recta de un almacén en ${a} a una casa en ${b}. Cada unidad del mapa representa ${one}.`,
    }),
    asked: tenths('How many kilometers does the drone fly', 'Cuántos kilómetros vuela el dron'),
    end: ends(['The drone flies about ', '.'], ['El dron vuela unos ', '.']),
  },
  {
    unit: 'mile',
    tell: (a, b, one) => ({
      en: prose`On a map, each unit is ${one}. A helicopter flies straight from a hospital at ${a} to a mountain cabin at ${b}.`,
      es: prose`En un mapa, cada unidad representa ${one}. Un helicóptero vuela en línea recta de un hospital en ${a} a una cabaña de montaña en ${b}.`,
    }),
    asked: tenths('How many miles long is the flight', 'De cuántas millas es el vuelo'),
    end: ends(['The flight is about ', ' long.'], ['El vuelo es de unas ', '.']),
  },
  {
    unit: 'unit',
    tell: (a, b) => ({
      en: prose`On the screen of a video game, a spaceship moves straight from ${a} to a planet at ${b}.`,
      es: prose`En la pantalla de un videojuego, una nave espacial va en línea recta de ${a} a un planeta en ${b}.`,
    }),
    asked: tenths('How many units does the spaceship move', 'Cuántas unidades se mueve la nave'),
    end: ends(['The spaceship moves about ', '.'], ['La nave se mueve unas ', '.']),
  },
  {
    unit: 'meter',
    tell: (a, b, one) => ({
      en: prose`At a dig, a pot was found at ${a} and a coin at ${b}. Each unit on the plan of the dig is ${one}.`,
      es: prose`En una excavación se halló una vasija en ${a} y una moneda en ${b}. Cada unidad del plano representa ${one}.`,
    }),
    asked: tenths('How many meters apart were the pot and the coin', 'A cuántos metros de la vasija estaba la moneda'),
    end: ends(['They were about ', ' apart.'], ['La moneda estaba a unos ', ' de la vasija.']),
  },
  {
    unit: 'kilometer',
    tell: (a, b, one) => ({
      en: prose`A whale was seen at ${a} in the morning and at ${b} in the afternoon. Each unit on the chart is ${one}.`,
      es: prose`Se vio una ballena en ${a} por la mañana y en ${b} por la tarde. Cada unidad de la carta náutica representa ${one}.`,
    }),
    asked: tenths(
      'How many kilometers is it in a straight line between these two places',
      'Cuántos kilómetros hay en línea recta entre esos dos lugares',
    ),
    end: ends(['It is about ', ' between the two places.'], ['Hay unos ', ' entre los dos lugares.']),
  },
  {
    unit: 'meter',
    tell: (a, b, one) => ({
      en: prose`A robot in a warehouse drives straight from its charger at ${a} to a shelf at ${b}. Each unit on the floor plan is ${one}.`,
      es: prose`En un almacén, un robot va en línea recta de su cargador en ${a} a una estantería en ${b}. Cada unidad del plano representa ${one}.`,
    }),
    asked: tenths('How many meters does the robot drive', 'Cuántos metros recorre el robot'),
    end: ends(['The robot drives about ', '.'], ['El robot recorre unos ', '.']),
  },
  {
    unit: 'mile',
    tell: (a, b, one) => ({
      en: prose`A straight railroad track joins a town at ${a} and a port at ${b}. Each unit on the map is ${one}.`,
      es: prose`Una vía de tren recta une un pueblo en ${a} con un puerto en ${b}. Cada unidad del mapa representa ${one}.`,
    }),
    asked: tenths('How many miles long is the track', 'Cuántas millas mide la vía'),
    end: ends(['The track is about ', ' long.'], ['La vía mide unas ', '.']),
  },
  {
    unit: 'yard',
    tell: (a, b, one) => ({
      en: prose`In a park, a fountain is at ${a} and an old oak tree is at ${b}. Each unit on the plan of the park is ${one}.`,
      es: prose`En un parque, una fuente está en ${a} y un roble viejo está en ${b}. Cada unidad del plano del parque representa ${one}.`,
    }),
    asked: tenths('How many yards is the tree from the fountain', 'A cuántas yardas de la fuente está el roble'),
    end: ends(['The tree is about ', ' from the fountain.'], ['El roble está a unas ', ' de la fuente.']),
  },
]
