import { line, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { TwoStepStory } from './told-stories.ts'

/** More stories in the order of the steps. */
export const moreEasyStories: readonly TwoStepStory[] = [
  {
    plan: 'multiply, take',
    noun: nouns.muffin,
    sizes: [
      [4, 8],
      [6, 10],
      [7, 21],
    ],
    tell: n => ({
      en: prose`A baker bakes ${n('groups')} trays of ${n('each')} muffins. By noon she has sold ${n('minus')} of the muffins. How many muffins are left at noon?`,
      es: prose`Una panadera hornea ${n('groups')} bandejas de ${n('each')} muffins. Hasta el mediodía vende ${n('minus')} de los muffins. ¿Cuántos muffins quedan al mediodía?`,
    }),
    first: {
      en: line`Find how many muffins there are: multiply.`,
      es: line`Halla cuántos muffins hay: multiplica.`,
    },
    second: {
      en: line`Take away the muffins that are sold: subtract.`,
      es: line`Quita los muffins vendidos: resta.`,
    },
    ends: found => ({
      en: line`${found} muffins are left at noon.`,
      es: line`Al mediodía quedan ${found} muffins.`,
    }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.page,
    sizes: [
      [4, 7],
      [6, 10],
      [11, 28],
    ],
    tell: n => ({
      en: prose`Omar reads ${n('each')} pages of a book every day for ${n('groups')} days. Then ${n('plus')} pages are left to read. How many pages does the book have?`,
      es: prose`Omar lee ${n('each')} páginas de un libro cada día durante ${n('groups')} días. Después le faltan ${n('plus')} páginas por leer. ¿Cuántas páginas tiene el libro?`,
    }),
    first: { en: line`Find the pages he reads: multiply.`, es: line`Halla las páginas que lee: multiplica.` },
    second: { en: line`Count the pages that are left too: add.`, es: line`Agrega las páginas que le faltan: suma.` },
    ends: found => ({ en: line`The book has ${found} pages.`, es: line`El libro tiene ${found} páginas.` }),
  },
  {
    plan: 'multiply, take',
    noun: nouns.orange,
    sizes: [
      [3, 7],
      [6, 9],
      [5, 16],
    ],
    tell: n => ({
      en: prose`A coach buys ${n('groups')} bags with ${n('each')} oranges in each bag. The players eat ${n('minus')} oranges at halftime. How many oranges are left?`,
      es: prose`Una entrenadora compra ${n('groups')} bolsas con ${n('each')} naranjas en cada una. Los jugadores comen ${n('minus')} naranjas en el medio tiempo. ¿Cuántas naranjas quedan?`,
    }),
    first: { en: line`Find how many oranges there are: multiply.`, es: line`Halla cuántas naranjas hay: multiplica.` },
    second: {
      en: line`Take away the oranges that are eaten: subtract.`,
      es: line`Quita las naranjas que se comen: resta.`,
    },
    ends: found => ({ en: line`${found} oranges are left.`, es: line`Quedan ${found} naranjas.` }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.tree,
    sizes: [
      [3, 8],
      [6, 9],
      [5, 19],
    ],
    tell: n => ({
      en: prose`A park has ${n('groups')} rows of ${n('each')} trees. Volunteers plant ${n('plus')} more trees by the pond. How many trees does the park have now?`,
      es: prose`Un parque tiene ${n('groups')} filas de ${n('each')} árboles. Unos voluntarios plantan ${n('plus')} árboles más junto al estanque. ¿Cuántos árboles tiene ahora el parque?`,
    }),
    first: { en: line`Find the trees in the rows: multiply.`, es: line`Halla los árboles de las filas: multiplica.` },
    second: { en: line`More trees are planted: add.`, es: line`Se plantan más árboles: suma.` },
    ends: found => ({ en: line`The park has ${found} trees now.`, es: line`Ahora el parque tiene ${found} árboles.` }),
  },
  {
    plan: 'multiply, take',
    noun: nouns.photo,
    sizes: [
      [4, 8],
      [5, 9],
      [6, 19],
    ],
    tell: n => ({
      en: prose`On a trip, Priya takes ${n('each')} photos every day for ${n('groups')} days. Then she deletes ${n('minus')} of them. How many photos does she keep?`,
      es: prose`En un viaje, Priya toma ${n('each')} fotos cada día durante ${n('groups')} días. Luego borra ${n('minus')} de ellas. ¿Con cuántas fotos se queda?`,
    }),
    first: {
      en: line`Find how many photos she takes: multiply.`,
      es: line`Halla cuántas fotos toma: multiplica.`,
    },
    second: { en: line`Take away the photos she deletes: subtract.`, es: line`Quita las fotos que borra: resta.` },
    ends: found => ({ en: line`Priya keeps ${found} photos.`, es: line`Priya se queda con ${found} fotos.` }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.point,
    sizes: [
      [4, 8],
      [5, 10],
      [6, 25],
    ],
    tell: n => ({
      en: prose`In a game, Tomás scores ${n('each')} points in each of ${n('groups')} rounds. In the last round he scores ${n('plus')} points. How many points does he score in all?`,
      es: prose`En un juego, Tomás anota ${n('each')} puntos en cada una de ${n('groups')} rondas. En la última ronda anota ${n('plus')} puntos. ¿Cuántos puntos anota en total?`,
    }),
    first: {
      en: line`Find the points of the equal rounds: multiply.`,
      es: line`Halla los puntos de las rondas iguales: multiplica.`,
    },
    second: {
      en: line`Count the points of the last round too: add.`,
      es: line`Agrega los puntos de la última ronda: suma.`,
    },
    ends: found => ({
      en: line`Tomás scores ${found} points in all.`,
      es: line`Tomás anota ${found} puntos en total.`,
    }),
  },
  {
    plan: 'multiply, take',
    noun: nouns.passenger,
    sizes: [
      [4, 9],
      [6, 10],
      [5, 18],
    ],
    tell: n => ({
      en: prose`A small train has ${n('groups')} cars with ${n('each')} passengers in each car. At a station, ${n('minus')} passengers get off, and nobody gets on. How many passengers are still on the train?`,
      es: prose`Un tren pequeño tiene ${n('groups')} vagones con ${n('each')} pasajeros en cada uno. En una estación bajan ${n('minus')} pasajeros y no sube nadie. ¿Cuántos pasajeros siguen en el tren?`,
    }),
    first: {
      en: line`Find how many passengers there are at first: multiply.`,
      es: line`Halla cuántos pasajeros hay al principio: multiplica.`,
    },
    second: {
      en: line`Take away the passengers who get off: subtract.`,
      es: line`Quita los pasajeros que bajan: resta.`,
    },
    ends: found => ({
      en: line`${found} passengers are still on the train.`,
      es: line`En el tren siguen ${found} pasajeros.`,
    }),
  },
]
