import { type Noun, noun, type Of, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Three kinds of things in one place, which begins a sentence, and the word for all of them. */
export interface Setting {
  readonly place: { readonly en: string; readonly es: string }
  readonly kinds: readonly [Noun, Noun, Noun]
  readonly all: Noun
  /** The first two kinds, where they share a word: "red and blue beads". */
  readonly firstTwo?: Of<'words'>
}

const first: readonly Setting[] = [
  {
    place: { en: 'At an animal shelter', es: 'En un refugio de animales' },
    kinds: [nouns.cat, nouns.dog, nouns.rabbit],
    all: nouns.animal,
  },
  {
    place: { en: 'On a necklace', es: 'En un collar' },
    kinds: [
      noun('red bead', 'red beads', 'cuenta roja', 'cuentas rojas', 'f'),
      noun('blue bead', 'blue beads', 'cuenta azul', 'cuentas azules', 'f'),
      noun('silver bead', 'silver beads', 'cuenta plateada', 'cuentas plateadas', 'f'),
    ],
    all: nouns.bead,
    firstTwo: words('red and blue beads', 'cuentas rojas y azules'),
  },
  {
    place: { en: 'In a parking lot', es: 'En un estacionamiento' },
    kinds: [nouns.car, nouns.truck, nouns.motorcycle],
    all: noun('vehicle', 'vehicles', 'vehículo', 'vehículos', 'm'),
  },
  {
    place: { en: 'In a crate of fruit', es: 'En una caja de fruta' },
    kinds: [nouns.apple, nouns.pear, nouns.orange],
    all: noun('piece of fruit', 'pieces of fruit', 'fruta', 'frutas', 'f'),
  },
  {
    place: { en: 'In a chess club', es: 'En un club de ajedrez' },
    kinds: [
      noun('fifth grader', 'fifth graders', 'estudiante de quinto', 'estudiantes de quinto', 'm'),
      noun('sixth grader', 'sixth graders', 'estudiante de sexto', 'estudiantes de sexto', 'm'),
      noun('seventh grader', 'seventh graders', 'estudiante de séptimo', 'estudiantes de séptimo', 'm'),
    ],
    firstTwo: words('fifth and sixth graders', 'estudiantes de quinto y de sexto'),
    all: noun('member', 'members', 'miembro', 'miembros', 'm'),
  },
  {
    place: { en: 'In a flower bed', es: 'En un jardín' },
    kinds: [nouns.rose, nouns.tulip, noun('daisy', 'daisies', 'margarita', 'margaritas', 'f')],
    all: nouns.flower,
  },
  {
    place: { en: 'On a bookshelf', es: 'En un librero' },
    kinds: [
      noun('novel', 'novels', 'novela', 'novelas', 'f'),
      noun('comic book', 'comic books', 'libro de historietas', 'libros de historietas', 'm'),
      noun('cookbook', 'cookbooks', 'libro de cocina', 'libros de cocina', 'm'),
    ],
    all: nouns.book,
  },
  {
    place: { en: 'At a music festival', es: 'En un festival de música' },
    kinds: [
      noun('trumpet', 'trumpets', 'trompeta', 'trompetas', 'f'),
      noun('flute', 'flutes', 'flauta', 'flautas', 'f'),
      noun('clarinet', 'clarinets', 'clarinete', 'clarinetes', 'm'),
    ],
    all: noun('instrument', 'instruments', 'instrumento', 'instrumentos', 'm'),
  },
  {
    place: { en: 'In an art box', es: 'En una caja de materiales de arte' },
    kinds: [nouns.marker, nouns.crayon, nouns.paintbrush],
    all: noun('item', 'items', 'artículo', 'artículos', 'm'),
  },
  {
    place: { en: 'In a coin jar', es: 'En un frasco de monedas' },
    kinds: [nouns.penny, nouns.nickel, nouns.dime],
    all: nouns.coin,
  },
  {
    place: { en: 'In a cafeteria', es: 'En una cafetería' },
    kinds: [
      noun('fork', 'forks', 'tenedor', 'tenedores', 'm'),
      noun('spoon', 'spoons', 'cuchara', 'cucharas', 'f'),
      noun('knife', 'knives', 'cuchillo', 'cuchillos', 'm'),
    ],
    all: noun('utensil', 'utensils', 'cubierto', 'cubiertos', 'm'),
  },
  {
    place: { en: 'In a recycling bin', es: 'En un bote de reciclaje' },
    kinds: [nouns.bottle, nouns.can, nouns.jar],
    all: noun('container', 'containers', 'envase', 'envases', 'm'),
  },
]

const second: readonly Setting[] = [
  {
    place: { en: 'In a toy box', es: 'En una caja de juguetes' },
    kinds: [
      noun('toy car', 'toy cars', 'carrito', 'carritos', 'm'),
      noun('doll', 'dolls', 'muñeca', 'muñecas', 'f'),
      noun('teddy bear', 'teddy bears', 'oso de peluche', 'osos de peluche', 'm'),
    ],
    all: noun('toy', 'toys', 'juguete', 'juguetes', 'm'),
  },
  {
    place: { en: 'At a zoo', es: 'En un zoológico' },
    kinds: [
      noun('monkey', 'monkeys', 'mono', 'monos', 'm'),
      noun('parrot', 'parrots', 'loro', 'loros', 'm'),
      noun('turtle', 'turtles', 'tortuga', 'tortugas', 'f'),
    ],
    all: nouns.animal,
  },
  {
    place: { en: 'In a barnyard', es: 'En un corral' },
    kinds: [
      noun('hen', 'hens', 'gallina', 'gallinas', 'f'),
      noun('duck', 'ducks', 'pato', 'patos', 'm'),
      noun('goose', 'geese', 'ganso', 'gansos', 'm'),
    ],
    all: noun('farm bird', 'farm birds', 'ave de corral', 'aves de corral', 'f'),
  },
  {
    place: { en: 'In a vegetable garden', es: 'En un huerto' },
    kinds: [
      noun('tomato plant', 'tomato plants', 'planta de tomate', 'plantas de tomate', 'f'),
      noun('pepper plant', 'pepper plants', 'planta de pimiento', 'plantas de pimiento', 'f'),
      noun('bean plant', 'bean plants', 'planta de frijol', 'plantas de frijol', 'f'),
    ],
    all: noun('plant', 'plants', 'planta', 'plantas', 'f'),
    firstTwo: words('tomato and pepper plants', 'plantas de tomate y de pimiento'),
  },
  {
    place: { en: 'In a school gym', es: 'En el gimnasio de una escuela' },
    kinds: [
      noun('basketball', 'basketballs', 'balón de básquetbol', 'balones de básquetbol', 'm'),
      noun('soccer ball', 'soccer balls', 'balón de fútbol', 'balones de fútbol', 'm'),
      noun('volleyball', 'volleyballs', 'balón de voleibol', 'balones de voleibol', 'm'),
    ],
    all: noun('ball', 'balls', 'balón', 'balones', 'm'),
  },
  {
    place: { en: 'At a marina', es: 'En una marina' },
    kinds: [
      noun('sailboat', 'sailboats', 'velero', 'veleros', 'm'),
      noun('motorboat', 'motorboats', 'lancha', 'lanchas', 'f'),
      noun('rowboat', 'rowboats', 'bote de remos', 'botes de remos', 'm'),
    ],
    all: noun('boat', 'boats', 'embarcación', 'embarcaciones', 'f'),
  },
  {
    place: { en: 'In a park', es: 'En un parque' },
    kinds: [
      noun('oak', 'oaks', 'roble', 'robles', 'm'),
      noun('pine', 'pines', 'pino', 'pinos', 'm'),
      noun('maple', 'maples', 'arce', 'arces', 'm'),
    ],
    all: noun('tree', 'trees', 'árbol', 'árboles', 'm'),
  },
  {
    place: { en: 'In a sewing box', es: 'En un costurero' },
    kinds: [
      noun('white button', 'white buttons', 'botón blanco', 'botones blancos', 'm'),
      noun('black button', 'black buttons', 'botón negro', 'botones negros', 'm'),
      noun('brown button', 'brown buttons', 'botón café', 'botones café', 'm'),
    ],
    all: noun('button', 'buttons', 'botón', 'botones', 'm'),
    firstTwo: words('white and black buttons', 'botones blancos y negros'),
  },
  {
    place: { en: 'On a kitchen wall', es: 'En la pared de una cocina' },
    kinds: [
      noun('green tile', 'green tiles', 'azulejo verde', 'azulejos verdes', 'm'),
      noun('yellow tile', 'yellow tiles', 'azulejo amarillo', 'azulejos amarillos', 'm'),
      noun('gray tile', 'gray tiles', 'azulejo gris', 'azulejos grises', 'm'),
    ],
    all: noun('tile', 'tiles', 'azulejo', 'azulejos', 'm'),
    firstTwo: words('green and yellow tiles', 'azulejos verdes y amarillos'),
  },
  {
    place: { en: 'At a parade', es: 'En un desfile' },
    kinds: [
      noun('pink balloon', 'pink balloons', 'globo rosado', 'globos rosados', 'm'),
      noun('purple balloon', 'purple balloons', 'globo morado', 'globos morados', 'm'),
      noun('orange balloon', 'orange balloons', 'globo anaranjado', 'globos anaranjados', 'm'),
    ],
    all: noun('balloon', 'balloons', 'globo', 'globos', 'm'),
    firstTwo: words('pink and purple balloons', 'globos rosados y morados'),
  },
  {
    place: { en: 'In a stamp collection', es: 'En una colección de estampillas' },
    kinds: [
      noun('flower stamp', 'flower stamps', 'estampilla de flores', 'estampillas de flores', 'f'),
      noun('bird stamp', 'bird stamps', 'estampilla de aves', 'estampillas de aves', 'f'),
      noun('train stamp', 'train stamps', 'estampilla de trenes', 'estampillas de trenes', 'f'),
    ],
    all: noun('stamp', 'stamps', 'estampilla', 'estampillas', 'f'),
    firstTwo: words('flower and bird stamps', 'estampillas de flores y de aves'),
  },
  {
    place: { en: 'In a theater', es: 'En un teatro' },
    kinds: [
      noun('adult', 'adults', 'adulto', 'adultos', 'm'),
      noun('teenager', 'teenagers', 'adolescente', 'adolescentes', 'm'),
      noun('child', 'children', 'niño', 'niños', 'm'),
    ],
    all: noun('person', 'people', 'persona', 'personas', 'f'),
  },
]

export const settings: readonly Setting[] = [...first, ...second]
/** Every third of them at each level: a level tells no setting that another tells. */
const atLevel = (turn: number): readonly Setting[] => settings.filter((_, i) => i % 3 === turn)
export const settingsAt = { easy: atLevel(0), medium: atLevel(1), hard: atLevel(2) } as const
