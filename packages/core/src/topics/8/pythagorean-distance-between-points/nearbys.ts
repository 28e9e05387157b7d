import { type Block, type Both, type Expr, prose, Ratio, type role, symbol, type UnitId } from '../../../author.ts'

type Told = ReturnType<typeof role>
/** Somebody at S, and three places of one kind at P, Q and R. */
export interface Nearby {
  readonly unit: UnitId
  tell(start: Expr, places: readonly [Expr, Expr, Expr], one: Told): Both<Block>
}
const S = symbol('S')

export const nearbys: readonly (Nearby & { readonly scale: Ratio })[] = [
  {
    unit: 'mile',
    scale: Ratio.of(1, 2),
    tell: (s, [p, q, r], one) => ({
      en: prose`A hiker is at ${s}. There are shelters at ${p}, ${q}, and ${r}. Each unit on the map is ${one}. Which shelter is nearest in a straight line, and how far away is it, to the nearest tenth of a mile?`,
      es: prose`Una excursionista está en ${s}. Hay refugios en ${p}, ${q} y ${r}. Cada unidad del mapa representa ${one}. ¿Qué refugio está más cerca en línea recta y a qué distancia está, a la décima de milla más cercana?`,
    }),
  },
  {
    unit: 'kilometer',
    scale: Ratio.of(2),
    tell: (s, [p, q, r], one) => ({
      en: prose`Each unit on a sea chart is ${one}. A sailboat at ${s} needs to reach one of the harbors at ${p}, ${q}, and ${r} before a storm. Which one is nearest in a straight line, and how far is it, to the nearest tenth of a kilometer?`,
      es: prose`Cada unidad de una carta náutica representa ${one}. Antes de una tormenta, un velero que está en ${s} debe llegar a uno de los puertos en ${p}, ${q} y ${r}. ¿Cuál está más cerca en línea recta y a qué distancia está, a la décima de kilómetro más cercana?`,
    }),
  },
  {
    unit: 'meter',
    scale: Ratio.of(20),
    tell: (s, [p, q, r], one) => ({
      en: prose`The battery of a drone at ${s} is low. It can land at ${p}, ${q}, or ${r}. Each unit on the plan is ${one}. Which landing place is nearest, and how far must the drone fly straight to it, to the nearest tenth of a meter?`,
      es: prose`A un dron que está en ${s} le queda poca batería. Puede aterrizar en ${p}, ${q} o ${r}. Cada unidad del plano representa ${one}. ¿Qué lugar de aterrizaje está más cerca y qué distancia debe volar el dron en línea recta hasta él, a la décima de metro más cercana?`,
    }),
  },
  {
    unit: 'mile',
    scale: Ratio.of(10),
    tell: (s, [p, q, r], one) => ({
      en: prose`A pilot at ${s} wants to land at the nearest airport. On the map, where each unit is ${one}, the airports are at ${p}, ${q}, and ${r}. Which airport does the pilot choose, and how long is the straight flight, to the nearest tenth of a mile?`,
      es: prose`Un piloto que está en ${s} quiere aterrizar en el aeropuerto más cercano. En el mapa, donde cada unidad representa ${one}, los aeropuertos están en ${p}, ${q} y ${r}. ¿Qué aeropuerto elige el piloto y de cuánto es el vuelo en línea recta, a la décima de milla más cercana?`,
    }),
  },
  {
    unit: 'kilometer',
    scale: Ratio.of(3, 2),
    tell: (s, [p, q, r], one) => ({
      en: prose`A fire starts at ${s}. Helicopters stand ready at ${p}, ${q}, and ${r}, and each unit on the map is ${one}. Which helicopter has the shortest straight flight to ${S}, and how long is its flight, to the nearest tenth of a kilometer?`,
      es: prose`Se inicia un incendio en ${s}. Hay helicópteros listos en ${p}, ${q} y ${r}, y cada unidad del mapa representa ${one}. ¿Qué helicóptero tiene el vuelo en línea recta más corto hasta ${S} y de cuánto es su vuelo, a la décima de kilómetro más cercana?`,
    }),
  },
  {
    unit: 'yard',
    scale: Ratio.of(5),
    tell: (s, [p, q, r], one) => ({
      en: prose`On a golf map, each unit is ${one}. A ball lies at ${s}, and there are flags at ${p}, ${q}, and ${r}. Which flag is nearest to the ball, and how far is it in a straight line, to the nearest tenth of a yard?`,
      es: prose`En un mapa de golf, cada unidad representa ${one}. Una pelota está en ${s} y hay banderas en ${p}, ${q} y ${r}. ¿Qué bandera está más cerca de la pelota y a qué distancia está en línea recta, a la décima de yarda más cercana?`,
    }),
  },
  {
    unit: 'kilometer',
    scale: Ratio.of(1, 2),
    tell: (s, [p, q, r], one) => ({
      en: prose`A family at ${s} looks for the nearest bike rental on a city map. Each unit is ${one}, and the rentals are at ${p}, ${q}, and ${r}. Which rental is nearest in a straight line, and at what distance, to the nearest tenth of a kilometer?`,
      es: prose`Una familia que está en ${s} busca en un mapa de la ciudad el alquiler de bicicletas más cercano. Cada unidad representa ${one} y los alquileres están en ${p}, ${q} y ${r}. ¿Cuál está más cerca en línea recta y a qué distancia, a la décima de kilómetro más cercana?`,
    }),
  },
  {
    unit: 'foot',
    scale: Ratio.of(3),
    tell: (s, [p, q, r], one) => ({
      en: prose`In a garden, a pump at ${s} can be joined by a straight hose to a pond at ${p}, ${q}, or ${r}. Each unit on the plan of the garden is ${one}. Which pond needs the shortest hose, and how long is that hose, to the nearest tenth of a foot?`,
      es: prose`En un jardín, una bomba de agua en ${s} se puede unir con una manguera recta a un estanque en ${p}, ${q} o ${r}. Cada unidad del plano del jardín representa ${one}. ¿Qué estanque necesita la manguera más corta y cuánto mide esa manguera, a la décima de pie más cercana?`,
    }),
  },
]
