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
    title: words('Weather on school days', 'El tiempo en los días de clases'),
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
      category('drums', 'batería', ['drums', 'la batería']),
      category('piano', 'piano', ['piano', 'el piano']),
      category('guitar', 'guitarra', ['guitar', 'la guitarra']),
    ],
  },
  {
    title: words('Books we read', 'Libros que leemos'),
    noun: nouns.child,
    verb: words('read', 'leen'),
    categories: [category('stories', 'cuentos'), category('comics', 'cómics'), category('poems', 'poemas')],
  },
  {
    title: words('Favorite season', 'Estación favorita'),
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('spring', 'primavera', ['spring', 'la primavera']),
      category('summer', 'verano', ['summer', 'el verano']),
      category('winter', 'invierno', ['winter', 'el invierno']),
    ],
  },
  {
    title: words('Toys we brought', 'Juguetes que trajimos'),
    noun: nouns.child,
    verb: words('brought', 'trajeron'),
    categories: [category('dolls', 'muñecas'), category('balls', 'pelotas'), category('puzzles', 'rompecabezas')],
  },
  {
    title: words('Shoes we wear', 'Zapatos que llevamos'),
    noun: nouns.child,
    verb: words('wear', 'llevan'),
    categories: [category('boots', 'botas'), category('sneakers', 'tenis'), category('sandals', 'sandalias')],
  },
  {
    title: words('Birds in our yard', 'Pájaros de nuestro patio'),
    noun: nouns.bird,
    verb: words('are', 'son'),
    categories: [category('robins', 'petirrojos'), category('sparrows', 'gorriones'), category('doves', 'palomas')],
  },
  {
    title: words('Favorite shape', 'Figura favorita'),
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('circle', 'círculo', ['the circle', 'el círculo']),
      category('square', 'cuadrado', ['the square', 'el cuadrado']),
      category('triangle', 'triángulo', ['the triangle', 'el triángulo']),
    ],
  },
  {
    title: words('Favorite game', 'Juego favorito'),
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('tag', 'atrapadas', ['tag', 'las atrapadas']),
      category('hopscotch', 'rayuela', ['hopscotch', 'la rayuela']),
      category('kickball', 'kickball', ['kickball', 'el kickball']),
    ],
  },
  {
    title: words('Lunch today', 'El almuerzo de hoy'),
    noun: nouns.child,
    verb: words('ate', 'comieron'),
    categories: [category('pizza', 'pizza'), category('soup', 'sopa'), category('salad', 'ensalada')],
  },
  {
    title: words('Plants in our garden', 'Plantas de nuestro jardín'),
    noun: nouns.plant,
    verb: words('are', 'son'),
    categories: [
      category('tomatoes', 'tomate', ['tomatoes', 'de tomate']),
      category('beans', 'frijol', ['beans', 'de frijol']),
      category('peppers', 'pimiento', ['peppers', 'de pimiento']),
    ],
  },
  {
    title: words('Favorite zoo animal', 'Animal favorito del zoológico'),
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('lion', 'león', ['the lion', 'el león']),
      category('bear', 'oso', ['the bear', 'el oso']),
      category('monkey', 'mono', ['the monkey', 'el mono']),
    ],
  },
  {
    title: words('Ice cream we want', 'El helado que queremos'),
    noun: nouns.child,
    verb: words('want', 'quieren'),
    categories: [
      category('vanilla', 'vainilla', ['vanilla', 'el de vainilla']),
      category('chocolate', 'chocolate', ['chocolate', 'el de chocolate']),
      category('strawberry', 'fresa', ['strawberry', 'el de fresa']),
    ],
  },
  {
    title: words('Where we read', 'Dónde leemos'),
    noun: nouns.child,
    verb: words('read', 'leen'),
    categories: [
      category('bed', 'cama', ['in bed', 'en la cama']),
      category('sofa', 'sofá', ['on the sofa', 'en el sofá']),
      category('floor', 'piso', ['on the floor', 'en el piso']),
    ],
  },
  {
    title: words('Cars on our street', 'Carros de nuestra calle'),
    noun: nouns.car,
    verb: words('are', 'son'),
    categories: [category('white', 'blancos'), category('black', 'negros'), category('gray', 'grises')],
  },
  {
    title: words('Buttons in the jar', 'Botones del frasco'),
    noun: nouns.button,
    verb: words('are', 'son'),
    categories: [category('round', 'redondos'), category('square', 'cuadrados'), category('oval', 'ovalados')],
  },
  {
    title: words('How we feel today', 'Cómo nos sentimos hoy'),
    noun: nouns.child,
    verb: words('feel', 'se sienten'),
    categories: [category('happy', 'contentos'), category('tired', 'cansados'), category('calm', 'tranquilos')],
  },
  {
    title: words('Trees in our park', 'Árboles de nuestro parque'),
    noun: nouns.tree,
    verb: words('are', 'son'),
    categories: [category('pines', 'pinos'), category('oaks', 'robles'), category('maples', 'arces')],
  },
  {
    title: words('What we drew', 'Lo que dibujamos'),
    noun: nouns.child,
    verb: words('drew', 'dibujaron'),
    categories: [category('houses', 'casas'), category('trees', 'árboles'), category('cats', 'gatos')],
  },
  {
    title: words('What we want on our pizza', 'Lo que queremos en la pizza'),
    noun: nouns.child,
    verb: words('want', 'quieren'),
    categories: [category('cheese', 'queso'), category('mushrooms', 'hongos'), category('corn', 'maíz')],
  },
  {
    title: words('Pencils in the cup', 'Lápices del vaso'),
    noun: nouns.pencil,
    verb: words('are', 'son'),
    categories: [category('yellow', 'amarillos'), category('orange', 'anaranjados'), category('purple', 'morados')],
  },
  {
    title: words('Fun on the weekend', 'Diversión del fin de semana'),
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('pool', 'piscina', ['the pool', 'la piscina']),
      category('park', 'parque', ['the park', 'el parque']),
      category('movies', 'cine', ['the movies', 'el cine']),
    ],
  },
  {
    title: words('Breakfast today', 'El desayuno de hoy'),
    noun: nouns.child,
    verb: words('ate', 'comieron'),
    categories: [category('eggs', 'huevos'), category('cereal', 'cereal'), category('toast', 'pan tostado')],
  },
]
const LEVELS = ['easy', 'medium', 'hard'] as const
/** Each level has surveys of its own. */
export const surveysOf = (level: (typeof LEVELS)[number]): readonly ThreeWaySurvey[] =>
  surveys.filter((_, i) => i % 3 === LEVELS.indexOf(level))

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
