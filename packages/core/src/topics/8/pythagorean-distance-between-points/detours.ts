import { type Block, type Both, type Expr, type Of, prose, type role, symbol, type UnitId } from '../../../author.ts'
import type { Said } from './parts.ts'

type Told = ReturnType<typeof role>
/** A way with a stop, beside the direct way. */
export interface Detour {
  readonly unit: UnitId
  /** What a unit of the map stands for. */
  readonly scale: number
  tell(a: Expr, b: Expr, c: Expr, one: Told): Both<Block>
  readonly asked: Both<Block>
  end(found: Of<'measure'>): Said
}

export const detours: readonly Detour[] = [
  {
    unit: 'kilometer',
    scale: 1,
    tell: (a, b, c, one) => ({
      en: prose`A truck drives on straight roads from a warehouse at ${a} to a store at ${b}, and from there to a store at ${c}. Each unit on the map is ${one}. A new straight road will join the warehouse and the second store.`,
      es: prose`Un camión va por carreteras rectas de un almacén en ${a} a una tienda en ${b}, y de ahí a otra tienda en ${c}. Cada unidad del mapa representa ${one}. Una nueva carretera recta unirá el almacén con la segunda tienda.`,
    }),
    asked: {
      en: prose`How many kilometers shorter will that drive be than the one through the first store, to the nearest tenth?`,
      es: prose`¿Cuántos kilómetros más corto será ese viaje que el que pasa por la primera tienda, a la décima más cercana?`,
    },
    end: found => ({
      en: ['The new drive is about ', found, ' shorter.'],
      es: ['El nuevo viaje es unos ', found, ' más corto.'],
    }),
  },
  {
    unit: 'mile',
    scale: 2,
    tell: (a, b, c, one) => ({
      en: prose`Two straight trails lead from a parking lot at ${a} to a lake at ${b}, and from the lake to a cabin at ${c}. Each unit on the map is ${one}.`,
      es: prose`Dos senderos rectos llevan de un estacionamiento en ${a} a un lago en ${b}, y del lago a una cabaña en ${c}. Cada unidad del mapa representa ${one}.`,
    }),
    asked: {
      en: prose`How many miles would a straight trail from the parking lot to the cabin save, to the nearest tenth?`,
      es: prose`¿Cuántas millas ahorraría un sendero recto del estacionamiento a la cabaña, a la décima más cercana?`,
    },
    end: found => ({
      en: ['The straight trail would save about ', found, '.'],
      es: ['El sendero recto ahorraría unas ', found, '.'],
    }),
  },
  {
    unit: 'meter',
    scale: 10,
    tell: (a, b, c, one) => ({
      en: prose`A drone takes off at ${a}, flies straight to a tower at ${b} to take a photo, and then flies straight to a landing pad at ${c}. Each unit on the plan is ${one}.`,
      es: prose`Un dron despega en ${a}, vuela en línea recta hasta una torre en ${b} para tomar una foto y luego vuela en línea recta hasta una pista en ${c}. Cada unidad del plano representa ${one}.`,
    }),
    asked: {
      en: prose`How many more meters does the drone fly than on a direct flight to the landing pad, to the nearest tenth?`,
      es: prose`¿Cuántos metros más vuela el dron que en un vuelo directo a la pista, a la décima más cercana?`,
    },
    end: found => ({ en: ['The drone flies about ', found, ' more.'], es: ['El dron vuela unos ', found, ' más.'] }),
  },
  {
    unit: 'kilometer',
    scale: 5,
    tell: (a, b, c, one) => ({
      en: prose`A ferry sails straight from a port at ${a} to an island at ${b}, and then straight to a port at ${c}. Each unit on the chart is ${one}. In winter the ferry does not stop at the island and sails straight from port to port.`,
      es: prose`Un transbordador navega en línea recta de un puerto en ${a} a una isla en ${b}, y luego en línea recta a un puerto en ${c}. Cada unidad de la carta náutica representa ${one}. En invierno no pasa por la isla y navega en línea recta de puerto a puerto.`,
    }),
    asked: {
      en: prose`By how many kilometers is the winter trip shorter, to the nearest tenth?`,
      es: prose`¿Cuántos kilómetros más corto es el viaje de invierno, a la décima más cercana?`,
    },
    end: found => ({
      en: ['The winter trip is about ', found, ' shorter.'],
      es: ['El viaje de invierno es unos ', found, ' más corto.'],
    }),
  },
  {
    unit: 'unit',
    scale: 1,
    tell: (a, b, c) => ({
      en: prose`On the screen of a video game, Player 1 runs straight from ${a} to a key at ${b}, and then straight to a door at ${c}. Player 2 already has a key and runs straight from ${symbol('A')} to the door.`,
      es: prose`En la pantalla de un videojuego, el jugador 1 corre en línea recta de ${a} a una llave en ${b}, y luego en línea recta a una puerta en ${c}. El jugador 2 ya tiene una llave y corre en línea recta de ${symbol('A')} a la puerta.`,
    }),
    asked: {
      en: prose`How many more units does Player 1 run, to the nearest tenth?`,
      es: prose`¿Cuántas unidades más corre el jugador 1, a la décima más cercana?`,
    },
    end: found => ({ en: ['Player 1 runs about ', found, ' more.'], es: ['El jugador 1 corre unas ', found, ' más.'] }),
  },
  {
    unit: 'mile',
    scale: 10,
    tell: (a, b, c, one) => ({
      en: prose`A small plane flies straight from an airport at ${a} to one at ${b} to pick up mail, and then straight to one at ${c}. Each unit on the map is ${one}.`,
      es: prose`Una avioneta vuela en línea recta de un aeropuerto en ${a} a otro en ${b} para recoger el correo, y luego en línea recta a otro en ${c}. Cada unidad del mapa representa ${one}.`,
    }),
    asked: {
      en: prose`How many miles does the stop at the second airport add to a direct flight, to the nearest tenth?`,
      es: prose`¿Cuántas millas añade la escala en el segundo aeropuerto a un vuelo directo, a la décima más cercana?`,
    },
    end: found => ({ en: ['The stop adds about ', found, '.'], es: ['La escala añade unas ', found, '.'] }),
  },
  {
    unit: 'yard',
    scale: 1,
    tell: (a, b, c, one) => ({
      en: prose`In a drawing of a soccer play, each unit is ${one}. A player at ${a} passes the ball straight to a teammate at ${b}, who passes it straight to a third player at ${c}.`,
      es: prose`En el dibujo de una jugada de fútbol, cada unidad representa ${one}. Una jugadora en ${a} le pasa el balón en línea recta a una compañera en ${b}, y esta se lo pasa en línea recta a otra en ${c}.`,
    }),
    asked: {
      en: prose`How many yards farther does the ball travel than on one straight pass from the first player to the third, to the nearest tenth?`,
      es: prose`¿Cuántas yardas más recorre el balón que en un solo pase recto de la primera jugadora a la tercera, a la décima más cercana?`,
    },
    end: found => ({
      en: ['The ball travels about ', found, ' farther.'],
      es: ['El balón recorre unas ', found, ' más.'],
    }),
  },
  {
    unit: 'foot',
    scale: 5,
    tell: (a, b, c, one) => ({
      en: prose`On the plan of a schoolyard, each unit is ${one}. Students walk on paved paths straight from a door at ${a} to a fountain at ${b}, and then straight to the gym at ${c}. Some of them cut across the grass, straight from the door to the gym.`,
      es: prose`En el plano del patio de una escuela, cada unidad representa ${one}. Los estudiantes caminan por senderos rectos de una puerta en ${a} a una fuente en ${b}, y luego al gimnasio en ${c}. Algunos atraviesan el césped en línea recta de la puerta al gimnasio.`,
    }),
    asked: {
      en: prose`How many feet do they save that way, to the nearest tenth?`,
      es: prose`¿Cuántos pies se ahorran así, a la décima más cercana?`,
    },
    end: found => ({ en: ['They save about ', found, '.'], es: ['Se ahorran unos ', found, '.'] }),
  },
]
