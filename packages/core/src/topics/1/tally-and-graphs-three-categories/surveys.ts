import { type Icon, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Category, category, type Survey } from '../../kit/surveys/survey.ts'

export type ThreeWaySurvey = Survey<readonly [Category, Category, Category]>

export const surveys: readonly ThreeWaySurvey[] = [
  {
    title: words('Favorite fruit', 'Fruta favorita'),
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [category('apples', 'manzanas'), category('bananas', 'plátanos'), category('grapes', 'uvas')],
  },
  {
    title: words('Weather this month', 'El tiempo este mes'),
    noun: nouns.day,
    verb: words('were', 'fueron'),
    categories: [category('sunny', 'soleados'), category('cloudy', 'nublados'), category('rainy', 'lluviosos')],
  },
  {
    title: words('How we come to school', 'Cómo venimos a la escuela'),
    noun: nouns.child,
    verb: words('come', 'vienen'),
    categories: [
      category('bus', 'autobús', ['by bus', 'en autobús']),
      category('car', 'carro', ['by car', 'en carro']),
      category('bike', 'bicicleta', ['by bike', 'en bicicleta']),
    ],
  },
  {
    title: words('Favorite color', 'Color favorito'),
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('red', 'rojo', ['red', 'el rojo']),
      category('blue', 'azul', ['blue', 'el azul']),
      category('green', 'verde', ['green', 'el verde']),
    ],
  },
  {
    title: words('The pet we want', 'La mascota que queremos'),
    noun: nouns.child,
    verb: words('want', 'quieren'),
    categories: [
      category('dog', 'perro', ['a dog', 'un perro']),
      category('cat', 'gato', ['a cat', 'un gato']),
      category('fish', 'pez', ['a fish', 'un pez']),
    ],
  },
  {
    title: words('Snacks we ate', 'Lo que comimos en el recreo'),
    noun: nouns.child,
    verb: words('ate', 'comieron'),
    categories: [category('carrots', 'zanahorias'), category('cheese', 'queso'), category('nuts', 'nueces')],
  },
  {
    title: words('Sports we play', 'Deportes que jugamos'),
    noun: nouns.child,
    verb: words('play', 'juegan'),
    categories: [category('soccer', 'fútbol'), category('baseball', 'béisbol'), category('tennis', 'tenis')],
  },
  {
    title: words('Drinks at lunch', 'Bebidas del almuerzo'),
    noun: nouns.child,
    verb: words('drink', 'beben'),
    categories: [category('milk', 'leche'), category('water', 'agua'), category('juice', 'jugo')],
  },
  {
    title: words('Class trip', 'Paseo de la clase'),
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('zoo', 'zoológico', ['the zoo', 'el zoológico']),
      category('farm', 'granja', ['the farm', 'la granja']),
      category('beach', 'playa', ['the beach', 'la playa']),
    ],
  },
  {
    title: words('Music we play', 'Música que tocamos'),
    noun: nouns.child,
    verb: words('play', 'tocan'),
    categories: [
      category('drums', 'tambor', ['drums', 'el tambor']),
      category('piano', 'piano', ['piano', 'el piano']),
      category('guitar', 'guitarra', ['guitar', 'la guitarra']),
    ],
  },
  {
    title: words('Books we like', 'Libros que nos gustan'),
    noun: nouns.child,
    verb: words('read', 'leen'),
    categories: [category('stories', 'cuentos'), category('comics', 'cómics'), category('poems', 'poemas')],
  },
]

/** Things that are drawn in no order, to be sorted and counted. */
export const collections: readonly (readonly [Icon, Icon, Icon])[] = [
  ['apple', 'cookie', 'egg'],
  ['car', 'ball', 'balloon'],
  ['flower', 'leaf', 'mushroom'],
  ['duck', 'fish', 'butterfly'],
  ['book', 'pencil', 'cup'],
  ['moon', 'star', 'heart'],
  ['tree', 'house', 'car'],
  ['shell', 'fish', 'ball'],
]
