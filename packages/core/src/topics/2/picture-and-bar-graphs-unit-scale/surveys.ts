import { type Icon, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Category, category, type Survey } from '../../kit/surveys/survey.ts'

export interface Counted extends Survey<readonly [Category, Category, Category, Category]> {
  readonly icon: Icon
}

/** Every third one is for the same level. */
export const surveys: readonly Counted[] = [
  {
    title: words('Favorite sport', 'Deporte favorito'),
    icon: 'star',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('soccer', 'fútbol', ['soccer', 'el fútbol']),
      category('baseball', 'béisbol', ['baseball', 'el béisbol']),
      category('tennis', 'tenis', ['tennis', 'el tenis']),
      category('swimming', 'natación', ['swimming', 'la natación']),
    ],
  },
  {
    title: words('Favorite pet', 'Mascota favorita'),
    icon: 'heart',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('dogs', 'perros', ['dogs', 'los perros']),
      category('cats', 'gatos', ['cats', 'los gatos']),
      category('hamsters', 'hámsteres', ['hamsters', 'los hámsteres']),
      category('birds', 'pájaros', ['birds', 'los pájaros']),
    ],
  },
  {
    title: words('Favorite weather', 'El tiempo que preferimos'),
    icon: 'circle',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('sun', 'sol', ['sun', 'el sol']),
      category('rain', 'lluvia', ['rain', 'la lluvia']),
      category('snow', 'nieve', ['snow', 'la nieve']),
      category('wind', 'viento', ['wind', 'el viento']),
    ],
  },
  {
    title: words('Favorite thing to read', 'Lectura favorita'),
    icon: 'book',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('comics', 'cómics', ['comics', 'los cómics']),
      category('stories', 'cuentos', ['stories', 'los cuentos']),
      category('poems', 'poemas', ['poems', 'los poemas']),
      category('jokes', 'chistes', ['jokes', 'los chistes']),
    ],
  },
  {
    title: words('Birthdays by season', 'Cumpleaños por estación'),
    icon: 'balloon',
    noun: nouns.child,
    verb: words('have a birthday', 'cumplen años'),
    categories: [
      category('spring', 'primavera', ['in spring', 'en primavera']),
      category('summer', 'verano', ['in summer', 'en verano']),
      category('fall', 'otoño', ['in fall', 'en otoño']),
      category('winter', 'invierno', ['in winter', 'en invierno']),
    ],
  },
  {
    title: words('Favorite fruit', 'Fruta favorita'),
    icon: 'star',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('apples', 'manzanas', ['apples', 'las manzanas']),
      category('pears', 'peras', ['pears', 'las peras']),
      category('grapes', 'uvas', ['grapes', 'las uvas']),
      category('bananas', 'plátanos', ['bananas', 'los plátanos']),
    ],
  },
  {
    title: words('How we come to school', 'Cómo venimos a la escuela'),
    icon: 'circle',
    noun: nouns.child,
    verb: words('come', 'vienen'),
    categories: [
      category('bus', 'autobús', ['by bus', 'en autobús']),
      category('car', 'carro', ['by car', 'en carro']),
      category('bike', 'bicicleta', ['by bike', 'en bicicleta']),
      category('train', 'tren', ['by train', 'en tren']),
    ],
  },
  {
    title: words('Favorite vegetable', 'Verdura favorita'),
    icon: 'heart',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('carrots', 'zanahorias', ['carrots', 'las zanahorias']),
      category('corn', 'maíz', ['corn', 'el maíz']),
      category('peas', 'chícharos', ['peas', 'los chícharos']),
      category('spinach', 'espinacas', ['spinach', 'las espinacas']),
    ],
  },
  {
    title: words('Favorite color', 'Color favorito'),
    icon: 'circle',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('red', 'rojo', ['red', 'el rojo']),
      category('blue', 'azul', ['blue', 'el azul']),
      category('green', 'verde', ['green', 'el verde']),
      category('purple', 'morado', ['purple', 'el morado']),
    ],
  },
  {
    title: words('Favorite farm animal', 'Animal de granja favorito'),
    icon: 'star',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('ducks', 'patos', ['ducks', 'los patos']),
      category('cows', 'vacas', ['cows', 'las vacas']),
      category('pigs', 'cerdos', ['pigs', 'los cerdos']),
      category('horses', 'caballos', ['horses', 'los caballos']),
    ],
  },
  {
    title: words('Favorite lunch', 'Almuerzo favorito'),
    icon: 'circle',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('pizza', 'pizza', ['pizza', 'la pizza']),
      category('soup', 'sopa', ['soup', 'la sopa']),
      category('tacos', 'tacos', ['tacos', 'los tacos']),
      category('salad', 'ensalada', ['salad', 'la ensalada']),
    ],
  },
  {
    title: words('Favorite toy', 'Juguete favorito'),
    icon: 'star',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('blocks', 'bloques', ['blocks', 'los bloques']),
      category('trucks', 'camiones', ['trucks', 'los camiones']),
      category('dolls', 'muñecas', ['dolls', 'las muñecas']),
      category('puzzles', 'rompecabezas', ['puzzles', 'los rompecabezas']),
    ],
  },
  {
    title: words('Favorite subject', 'Materia favorita'),
    icon: 'pencil',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('math', 'matemáticas', ['math', 'las matemáticas']),
      category('reading', 'lectura', ['reading', 'la lectura']),
      category('science', 'ciencias', ['science', 'las ciencias']),
      category('art', 'arte', ['art', 'el arte']),
    ],
  },
  {
    title: words('Favorite instrument', 'Instrumento favorito'),
    icon: 'heart',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('drums', 'batería', ['the drums', 'la batería']),
      category('piano', 'piano', ['the piano', 'el piano']),
      category('guitar', 'guitarra', ['the guitar', 'la guitarra']),
      category('violin', 'violín', ['the violin', 'el violín']),
    ],
  },
  {
    title: words('Favorite dessert', 'Postre favorito'),
    icon: 'star',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('cake', 'pastel', ['cake', 'el pastel']),
      category('cookies', 'galletas', ['cookies', 'las galletas']),
      category('pudding', 'pudín', ['pudding', 'el pudín']),
      category('pie', 'tarta', ['pie', 'la tarta']),
    ],
  },
  {
    title: words('Favorite drink', 'Bebida favorita'),
    icon: 'circle',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('milk', 'leche', ['milk', 'la leche']),
      category('juice', 'jugo', ['juice', 'el jugo']),
      category('lemonade', 'limonada', ['lemonade', 'la limonada']),
      category('cocoa', 'chocolate', ['cocoa', 'el chocolate']),
    ],
  },
  {
    title: words('Favorite table game', 'Juego de mesa favorito'),
    icon: 'star',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('chess', 'ajedrez', ['chess', 'el ajedrez']),
      category('checkers', 'damas', ['checkers', 'las damas']),
      category('dominoes', 'dominó', ['dominoes', 'el dominó']),
      category('cards', 'cartas', ['cards', 'las cartas']),
    ],
  },
  {
    title: words('Favorite zoo animal', 'Animal favorito del zoológico'),
    icon: 'heart',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('lions', 'leones', ['lions', 'los leones']),
      category('monkeys', 'monos', ['monkeys', 'los monos']),
      category('giraffes', 'jirafas', ['giraffes', 'las jirafas']),
      category('elephants', 'elefantes', ['elephants', 'los elefantes']),
    ],
  },
  {
    title: words('Favorite sea animal', 'Animal marino favorito'),
    icon: 'circle',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('dolphins', 'delfines', ['dolphins', 'los delfines']),
      category('sharks', 'tiburones', ['sharks', 'los tiburones']),
      category('turtles', 'tortugas', ['turtles', 'las tortugas']),
      category('whales', 'ballenas', ['whales', 'las ballenas']),
    ],
  },
  {
    title: words('Favorite flat shape', 'Figura plana favorita'),
    icon: 'heart',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('circle', 'círculo', ['the circle', 'el círculo']),
      category('square', 'cuadrado', ['the square', 'el cuadrado']),
      category('triangle', 'triángulo', ['the triangle', 'el triángulo']),
      category('hexagon', 'hexágono', ['the hexagon', 'el hexágono']),
    ],
  },
  {
    title: words('Favorite flower', 'Flor favorita'),
    icon: 'heart',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('roses', 'rosas', ['roses', 'las rosas']),
      category('tulips', 'tulipanes', ['tulips', 'los tulipanes']),
      category('daisies', 'margaritas', ['daisies', 'las margaritas']),
      category('sunflowers', 'girasoles', ['sunflowers', 'los girasoles']),
    ],
  },
  {
    title: words('Favorite place to play', 'Lugar favorito para jugar'),
    icon: 'star',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('park', 'parque', ['the park', 'el parque']),
      category('beach', 'playa', ['the beach', 'la playa']),
      category('yard', 'patio', ['the yard', 'el patio']),
      category('gym', 'gimnasio', ['the gym', 'el gimnasio']),
    ],
  },
  {
    title: words('Favorite breakfast', 'Desayuno favorito'),
    icon: 'circle',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('eggs', 'huevos', ['eggs', 'los huevos']),
      category('cereal', 'cereal', ['cereal', 'el cereal']),
      category('pancakes', 'panqueques', ['pancakes', 'los panqueques']),
      category('oatmeal', 'avena', ['oatmeal', 'la avena']),
    ],
  },
  {
    title: words('Favorite art activity', 'Actividad de arte favorita'),
    icon: 'pencil',
    noun: nouns.child,
    verb: words('chose', 'eligieron'),
    categories: [
      category('painting', 'pintura', ['painting', 'la pintura']),
      category('drawing', 'dibujo', ['drawing', 'el dibujo']),
      category('pottery', 'cerámica', ['pottery', 'la cerámica']),
      category('weaving', 'tejido', ['weaving', 'el tejido']),
    ],
  },
]
