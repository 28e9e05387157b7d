import { type Noun, noun, type Of, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Two kinds of things that are found together, in a place that begins a sentence. */
export interface Setting {
  readonly first: Noun
  readonly second: Noun
  readonly both: Of<'words'>
  readonly one: { readonly en: string; readonly es: string }
  readonly another: { readonly en: string; readonly es: string }
}

const settings: readonly Setting[] = [
  {
    first: nouns.rose,
    second: nouns.tulip,
    both: words('roses and tulips', 'rosas y tulipanes'),
    one: { en: 'In a garden', es: 'En un jardín' },
    another: { en: 'In another garden', es: 'En otro jardín' },
  },
  {
    first: nouns.dog,
    second: nouns.cat,
    both: words('dogs and cats', 'perros y gatos'),
    one: { en: 'At an animal shelter', es: 'En un refugio de animales' },
    another: { en: 'At another shelter', es: 'En otro refugio' },
  },
  {
    first: noun('blue tile', 'blue tiles', 'baldosa azul', 'baldosas azules', 'f'),
    second: noun('white tile', 'white tiles', 'baldosa blanca', 'baldosas blancas', 'f'),
    both: words('blue and white tiles', 'baldosas azules y blancas'),
    one: { en: 'On a floor', es: 'En un piso' },
    another: { en: 'On another floor', es: 'En otro piso' },
  },
  {
    first: noun('red bead', 'red beads', 'cuenta roja', 'cuentas rojas', 'f'),
    second: noun('silver bead', 'silver beads', 'cuenta plateada', 'cuentas plateadas', 'f'),
    both: words('red and silver beads', 'cuentas rojas y plateadas'),
    one: { en: 'On a necklace', es: 'En un collar' },
    another: { en: 'On another necklace', es: 'En otro collar' },
  },
  {
    first: nouns.car,
    second: nouns.truck,
    both: words('cars and trucks', 'carros y camiones'),
    one: { en: 'In a parking lot', es: 'En un estacionamiento' },
    another: { en: 'In another parking lot', es: 'En otro estacionamiento' },
  },
  {
    first: nouns.apple,
    second: nouns.orange,
    both: words('apples and oranges', 'manzanas y naranjas'),
    one: { en: 'In a crate of fruit', es: 'En una caja de fruta' },
    another: { en: 'In another crate', es: 'En otra caja' },
  },
  {
    first: nouns.sheep,
    second: nouns.goat,
    both: words('sheep and goats', 'ovejas y cabras'),
    one: { en: 'On a farm', es: 'En una granja' },
    another: { en: 'On another farm', es: 'En otra granja' },
  },
  {
    first: nouns.book,
    second: nouns.magazine,
    both: words('books and magazines', 'libros y revistas'),
    one: { en: 'On a shelf', es: 'En un estante' },
    another: { en: 'On another shelf', es: 'En otro estante' },
  },
  {
    first: nouns.pen,
    second: nouns.pencil,
    both: words('pens and pencils', 'bolígrafos y lápices'),
    one: { en: 'In a box', es: 'En una caja' },
    another: { en: 'In another box', es: 'En otra caja' },
  },
  {
    first: noun('hen', 'hens', 'gallina', 'gallinas', 'f'),
    second: noun('duck', 'ducks', 'pato', 'patos', 'm'),
    both: words('hens and ducks', 'gallinas y patos'),
    one: { en: 'In a barnyard', es: 'En un corral' },
    another: { en: 'In another barnyard', es: 'En otro corral' },
  },
  {
    first: noun('violin', 'violins', 'violín', 'violines', 'm'),
    second: noun('cello', 'cellos', 'violonchelo', 'violonchelos', 'm'),
    both: words('violins and cellos', 'violines y violonchelos'),
    one: { en: 'In a youth orchestra', es: 'En una orquesta juvenil' },
    another: { en: 'In another orchestra', es: 'En otra orquesta' },
  },
  {
    first: noun('oak', 'oaks', 'roble', 'robles', 'm'),
    second: noun('pine', 'pines', 'pino', 'pinos', 'm'),
    both: words('oaks and pines', 'robles y pinos'),
    one: { en: 'In a park', es: 'En un parque' },
    another: { en: 'In another park', es: 'En otro parque' },
  },
  {
    first: noun('lion', 'lions', 'león', 'leones', 'm'),
    second: noun('zebra', 'zebras', 'cebra', 'cebras', 'f'),
    both: words('lions and zebras', 'leones y cebras'),
    one: { en: 'On a safari', es: 'En un safari' },
    another: { en: 'On another safari', es: 'En otro safari' },
  },
  {
    first: noun('bicycle', 'bicycles', 'bicicleta', 'bicicletas', 'f'),
    second: noun('scooter', 'scooters', 'patineta', 'patinetas', 'f'),
    both: words('bicycles and scooters', 'bicicletas y patinetas'),
    one: { en: 'At a school', es: 'En una escuela' },
    another: { en: 'At another school', es: 'En otra escuela' },
  },
  {
    first: noun('sailboat', 'sailboats', 'velero', 'veleros', 'm'),
    second: noun('motorboat', 'motorboats', 'lancha', 'lanchas', 'f'),
    both: words('sailboats and motorboats', 'veleros y lanchas'),
    one: { en: 'At a marina', es: 'En una marina' },
    another: { en: 'At another marina', es: 'En otra marina' },
  },
  {
    first: noun('tablet', 'tablets', 'tableta', 'tabletas', 'f'),
    second: noun('laptop', 'laptops', 'computadora portátil', 'computadoras portátiles', 'f'),
    both: words('tablets and laptops', 'tabletas y computadoras portátiles'),
    one: { en: 'In a computer lab', es: 'En una sala de computadoras' },
    another: { en: 'In another lab', es: 'En otra sala' },
  },
  {
    first: noun('adult', 'adults', 'adulto', 'adultos', 'm'),
    second: noun('child', 'children', 'niño', 'niños', 'm'),
    both: words('adults and children', 'adultos y niños'),
    one: { en: 'On a train', es: 'En un tren' },
    another: { en: 'On another train', es: 'En otro tren' },
  },
  {
    first: noun('nickel', 'nickels', 'moneda de cinco centavos', 'monedas de cinco centavos', 'f'),
    second: noun('dime', 'dimes', 'moneda de diez centavos', 'monedas de diez centavos', 'f'),
    both: words('nickels and dimes', 'monedas de cinco y de diez centavos'),
    one: { en: 'In a coin jar', es: 'En un frasco de monedas' },
    another: { en: 'In another jar', es: 'En otro frasco' },
  },
  {
    first: noun('lemon', 'lemons', 'limón', 'limones', 'm'),
    second: noun('lime', 'limes', 'lima', 'limas', 'f'),
    both: words('lemons and limes', 'limones y limas'),
    one: { en: 'In a fruit bowl', es: 'En un frutero' },
    another: { en: 'In another bowl', es: 'En otro frutero' },
  },
  {
    first: noun('basketball', 'basketballs', 'balón de básquetbol', 'balones de básquetbol', 'm'),
    second: noun('soccer ball', 'soccer balls', 'balón de fútbol', 'balones de fútbol', 'm'),
    both: words('basketballs and soccer balls', 'balones de básquetbol y de fútbol'),
    one: { en: 'In a school gym', es: 'En el gimnasio de una escuela' },
    another: { en: 'In another gym', es: 'En otro gimnasio' },
  },
  {
    first: noun('fork', 'forks', 'tenedor', 'tenedores', 'm'),
    second: noun('spoon', 'spoons', 'cuchara', 'cucharas', 'f'),
    both: words('forks and spoons', 'tenedores y cucharas'),
    one: { en: 'In a cafeteria', es: 'En una cafetería' },
    another: { en: 'In another cafeteria', es: 'En otra cafetería' },
  },
  {
    first: noun('comedy', 'comedies', 'comedia', 'comedias', 'f'),
    second: noun('cartoon', 'cartoons', 'película animada', 'películas animadas', 'f'),
    both: words('comedies and cartoons', 'comedias y películas animadas'),
    one: { en: 'In a movie collection', es: 'En una colección de películas' },
    another: { en: 'In another collection', es: 'En otra colección' },
  },
  {
    first: noun('shirt', 'shirts', 'camisa', 'camisas', 'f'),
    second: noun('sweater', 'sweaters', 'suéter', 'suéteres', 'm'),
    both: words('shirts and sweaters', 'camisas y suéteres'),
    one: { en: 'At a clothing drive', es: 'En una colecta de ropa' },
    another: { en: 'At another drive', es: 'En otra colecta' },
  },
  {
    first: noun('marker', 'markers', 'marcador', 'marcadores', 'm'),
    second: noun('crayon', 'crayons', 'crayón', 'crayones', 'm'),
    both: words('markers and crayons', 'marcadores y crayones'),
    one: { en: 'In an art room', es: 'En un salón de arte' },
    another: { en: 'In another art room', es: 'En otro salón de arte' },
  },
]

/** Every third of them at each level: a level tells no setting that another tells. */
const atLevel = (turn: number): readonly Setting[] => settings.filter((_, i) => i % 3 === turn)
export const settingsAt = { easy: atLevel(0), medium: atLevel(1), hard: atLevel(2) } as const
