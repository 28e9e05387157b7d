import { type Inline, line, type Noun, noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A thing and its likely price in cents. */
export interface Ware {
  readonly thing: Noun
  readonly price: readonly [least: number, most: number]
  /** Prices are multiples of this; 1 where they end as in a shop. */
  readonly by: number
}
export interface Shop {
  readonly at: { readonly en: readonly Inline[]; readonly es: readonly Inline[] }
  /** What is bought several times, then others. */
  readonly wares: readonly [Ware, Ware, Ware, Ware]
}
const ware = (thing: Noun, least: number, most: number, by = 1): Ware => ({ thing, price: [least, most], by })

/** For the problems of one thing or two; the others are for those of more steps. */
export const smallShops: readonly Shop[] = [
  {
    at: { en: line`At the school store`, es: line`En la tienda escolar` },
    wares: [
      ware(nouns.notebook, 145, 345),
      ware(noun('pencil case', 'pencil cases', 'estuche', 'estuches', 'm'), 395, 795),
      ware(nouns.calculator, 845, 1495),
      ware(noun('folder', 'folders', 'carpeta', 'carpetas', 'f'), 145, 445),
    ],
  },
  {
    at: { en: line`At the fruit stand`, es: line`En el puesto de frutas` },
    wares: [
      ware(nouns.melon, 245, 495),
      ware(noun('bag of apples', 'bags of apples', 'bolsa de manzanas', 'bolsas de manzanas', 'f'), 345, 695),
      ware(noun('bag of oranges', 'bags of oranges', 'bolsa de naranjas', 'bolsas de naranjas', 'f'), 395, 745),
      ware(noun('box of blackberries', 'boxes of blackberries', 'caja de moras', 'cajas de moras', 'f'), 295, 595),
    ],
  },
  {
    at: { en: line`At the craft store`, es: line`En la tienda de manualidades` },
    wares: [
      ware(noun('roll of ribbon', 'rolls of ribbon', 'rollo de cinta', 'rollos de cinta', 'm'), 195, 445),
      ware(noun('bag of beads', 'bags of beads', 'bolsa de cuentas', 'bolsas de cuentas', 'f'), 245, 545),
      ware(noun('ball of yarn', 'balls of yarn', 'bola de estambre', 'bolas de estambre', 'f'), 345, 895),
      ware(nouns.paintbrush, 295, 695),
    ],
  },
  {
    at: { en: line`At the music store`, es: line`En la tienda de música` },
    wares: [
      ware(noun('songbook', 'songbooks', 'cancionero', 'cancioneros', 'm'), 345, 895),
      ware(noun('pack of guitar picks', 'packs of guitar picks', 'paquete de púas', 'paquetes de púas', 'm'), 245, 595),
      ware(noun('pair of drumsticks', 'pairs of drumsticks', 'par de baquetas', 'pares de baquetas', 'm'), 395, 895),
      ware(noun('recorder', 'recorders', 'flauta dulce', 'flautas dulces', 'f'), 595, 1295),
    ],
  },
  {
    at: { en: line`At the party store`, es: line`En la tienda de fiestas` },
    wares: [
      ware(noun('pack of candles', 'packs of candles', 'paquete de velas', 'paquetes de velas', 'm'), 145, 445),
      ware(noun('bag of balloons', 'bags of balloons', 'bolsa de globos', 'bolsas de globos', 'f'), 195, 495),
      ware(noun('pack of plates', 'packs of plates', 'paquete de platos', 'paquetes de platos', 'm'), 245, 545),
      ware(noun('piñata', 'piñatas', 'piñata', 'piñatas', 'f'), 995, 1795),
    ],
  },
  {
    at: { en: line`At the farm stand`, es: line`En el puesto de la granja` },
    wares: [
      ware(noun('carton of eggs', 'cartons of eggs', 'cartón de huevos', 'cartones de huevos', 'm'), 295, 545),
      ware(noun('jar of honey', 'jars of honey', 'frasco de miel', 'frascos de miel', 'm'), 545, 995),
      ware(noun('jar of jam', 'jars of jam', 'frasco de mermelada', 'frascos de mermelada', 'm'), 395, 695),
      ware(noun('bag of potatoes', 'bags of potatoes', 'bolsa de papas', 'bolsas de papas', 'f'), 245, 545),
    ],
  },
  {
    at: { en: line`At the kitchen store`, es: line`En la tienda de cocina` },
    wares: [
      ware(noun('dish towel', 'dish towels', 'paño de cocina', 'paños de cocina', 'm'), 295, 645),
      ware(noun('cutting board', 'cutting boards', 'tabla de cortar', 'tablas de cortar', 'f'), 795, 1495),
      ware(noun('spatula', 'spatulas', 'espátula', 'espátulas', 'f'), 345, 795),
      ware(noun('whisk', 'whisks', 'batidor', 'batidores', 'm'), 445, 895),
    ],
  },
  {
    at: { en: line`At the zoo shop`, es: line`En la tienda del zoológico` },
    wares: [
      ware(noun('key chain', 'key chains', 'llavero', 'llaveros', 'm'), 295, 595),
      ware(nouns.stuffedAnimal, 895, 1695),
      ware(noun('animal mask', 'animal masks', 'máscara de animal', 'máscaras de animal', 'f'), 345, 745),
      ware(noun('toy snake', 'toy snakes', 'serpiente de juguete', 'serpientes de juguete', 'f'), 445, 895),
    ],
  },
  {
    at: { en: line`At the camping store`, es: line`En la tienda de campismo` },
    wares: [
      ware(nouns.rope, 245, 695),
      ware(noun('flashlight', 'flashlights', 'linterna', 'linternas', 'f'), 395, 1095),
      ware(
        noun('pack of tent stakes', 'packs of tent stakes', 'paquete de estacas', 'paquetes de estacas', 'm'),
        295,
        745,
      ),
      ware(noun('first-aid kit', 'first-aid kits', 'botiquín', 'botiquines', 'm'), 995, 1795),
    ],
  },
]

export const shops: readonly Shop[] = [
  {
    at: { en: line`In the school cafeteria`, es: line`En la cafetería de la escuela` },
    wares: [
      ware(noun('carton of milk', 'cartons of milk', 'cartón de leche', 'cartones de leche', 'm'), 125, 195),
      ware(nouns.sandwich, 395, 695),
      ware(nouns.salad, 325, 595),
      ware(noun('fruit cup', 'fruit cups', 'vaso de fruta', 'vasos de fruta', 'm'), 155, 295),
    ],
  },
  {
    at: { en: line`At the hardware store`, es: line`En la ferretería` },
    wares: [
      ware(noun('box of nails', 'boxes of nails', 'caja de clavos', 'cajas de clavos', 'f'), 245, 695),
      ware(nouns.hammer, 1195, 1995),
      ware(noun('paintbrush', 'paintbrushes', 'brocha', 'brochas', 'f'), 325, 1095),
      ware(noun('tape measure', 'tape measures', 'cinta métrica', 'cintas métricas', 'f'), 795, 1495),
    ],
  },
  {
    at: { en: line`At the book fair`, es: line`En la feria del libro` },
    wares: [
      ware(nouns.comicBook, 345, 695),
      ware(noun('novel', 'novels', 'novela', 'novelas', 'f'), 695, 1295),
      ware(noun('atlas', 'atlases', 'atlas', 'atlas', 'm'), 1095, 1595),
      ware(noun('puzzle book', 'puzzle books', 'libro de pasatiempos', 'libros de pasatiempos', 'm'), 395, 795),
    ],
  },
  {
    at: { en: line`At the movie theater`, es: line`En el cine` },
    wares: [
      ware(nouns.bagOfPopcorn, 395, 695),
      ware(noun('plate of nachos', 'plates of nachos', 'plato de nachos', 'platos de nachos', 'm'), 595, 895),
      ware(nouns.glassOfLemonade, 275, 495),
      ware(noun('fruit bar', 'fruit bars', 'barra de fruta', 'barras de fruta', 'f'), 225, 395),
    ],
  },
  {
    at: { en: line`At a yard sale`, es: line`En una venta de garaje` },
    wares: [
      ware(nouns.book, 75, 275, 25),
      ware(nouns.lamp, 450, 1275, 25),
      ware(nouns.boardGame, 225, 575, 25),
      ware(nouns.pictureFrame, 125, 475, 25),
    ],
  },
  {
    at: { en: line`At the pet store`, es: line`En la tienda de mascotas` },
    wares: [
      ware(
        noun('can of cat food', 'cans of cat food', 'lata de comida para gato', 'latas de comida para gato', 'f'),
        125,
        275,
      ),
      ware(noun('leash', 'leashes', 'correa', 'correas', 'f'), 795, 1495),
      ware(noun('brush', 'brushes', 'cepillo', 'cepillos', 'm'), 455, 995),
      ware(noun('bag of treats', 'bags of treats', 'bolsa de premios', 'bolsas de premios', 'f'), 345, 795),
    ],
  },
  {
    at: { en: line`At the garden center`, es: line`En el vivero` },
    wares: [
      ware(noun('packet of seeds', 'packets of seeds', 'sobre de semillas', 'sobres de semillas', 'm'), 145, 345),
      ware(nouns.flowerpot, 455, 1295),
      ware(noun('bag of soil', 'bags of soil', 'bolsa de tierra', 'bolsas de tierra', 'f'), 595, 1195),
      ware(noun('watering can', 'watering cans', 'regadera', 'regaderas', 'f'), 895, 1695),
    ],
  },
  {
    at: { en: line`At the bakery`, es: line`En la panadería` },
    wares: [
      ware(nouns.muffin, 195, 345),
      ware(nouns.loafOfBread, 345, 645),
      ware(nouns.pie, 895, 1595),
      ware(noun('bag of cookies', 'bags of cookies', 'bolsa de galletas', 'bolsas de galletas', 'f'), 445, 795),
    ],
  },
  {
    at: { en: line`At the art store`, es: line`En la tienda de arte` },
    wares: [
      ware(nouns.marker, 155, 345),
      ware(noun('sketchbook', 'sketchbooks', 'cuaderno de dibujo', 'cuadernos de dibujo', 'm'), 595, 1195),
      ware(noun('box of paints', 'boxes of paints', 'caja de pinturas', 'cajas de pinturas', 'f'), 795, 1695),
      ware(nouns.glueStick, 125, 275),
    ],
  },
  {
    at: { en: line`At the sports store`, es: line`En la tienda de deportes` },
    wares: [
      ware(nouns.tennisBall, 195, 345),
      ware(nouns.soccerBall, 1295, 1895),
      ware(nouns.cap, 845, 1295),
      ware(nouns.waterBottle, 695, 1195),
    ],
  },
  {
    at: { en: line`At the toy store`, es: line`En la juguetería` },
    wares: [
      ware(noun('bag of marbles', 'bags of marbles', 'bolsa de canicas', 'bolsas de canicas', 'f'), 145, 295),
      ware(nouns.puzzle, 795, 1495),
      ware(nouns.kite, 645, 1195),
      ware(nouns.toyCar, 345, 795),
    ],
  },
  {
    at: { en: line`At the museum shop`, es: line`En la tienda del museo` },
    wares: [
      ware(noun('postcard', 'postcards', 'postal', 'postales', 'f'), 125, 195),
      ware(noun('mug', 'mugs', 'taza', 'tazas', 'f'), 845, 1295),
      ware(nouns.poster, 695, 1195),
      ware(nouns.magnet, 325, 595),
    ],
  },
]
