import { line, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { moreMediumStories } from './more-medium-stories.ts'
import type { TwoStepStory } from './told-stories.ts'

/** The number of the second step is told first. */
export const mediumStories: readonly TwoStepStory[] = [
  {
    plan: 'take the product',
    noun: nouns.dollar,
    sizes: [
      [3, 6],
      [6, 9],
      [4, 30],
    ],
    tell: n => ({
      en: prose`Nina has ${n('start')} dollars. She buys ${n('groups')} tickets for the school fair. Each ticket costs ${n('each')} dollars. How many dollars does she have left?`,
      es: prose`Nina tiene ${n('start')} dólares. Compra ${n('groups')} boletos para la feria escolar. Cada boleto cuesta ${n('each')} dólares. ¿Cuántos dólares le quedan?`,
    }),
    first: {
      en: line`Find the cost of all the tickets: multiply.`,
      es: line`Halla el costo de todos los boletos: multiplica.`,
    },
    second: {
      en: line`Take the cost away from the dollars she had: subtract.`,
      es: line`Al dinero que tenía, quítale el costo: resta.`,
    },
    ends: found => ({ en: line`Nina has ${found} dollars left.`, es: line`A Nina le quedan ${found} dólares.` }),
  },
  {
    plan: 'divide, add',
    noun: nouns.card,
    sizes: [
      [3, 6],
      [6, 10],
      [11, 48],
    ],
    tell: n => ({
      en: prose`Kenji has ${n('plus')} trading cards. Then his uncle shares ${n('total')} more cards equally among ${n('shares')} children, and Kenji is one of them. How many cards does Kenji have now?`,
      es: prose`Kenji tiene ${n('plus')} cartas coleccionables. Luego su tío reparte otras ${n('total')} cartas por igual entre ${n('shares')} niños, y Kenji es uno de ellos. ¿Cuántas cartas tiene Kenji ahora?`,
    }),
    first: {
      en: line`Find how many cards each child gets: divide.`,
      es: line`Halla cuántas cartas recibe cada niño: divide.`,
    },
    second: { en: line`Add them to the cards Kenji has.`, es: line`Súmalas a las cartas que tiene Kenji.` },
    ends: found => ({ en: line`Kenji has ${found} cards now.`, es: line`Kenji tiene ahora ${found} cartas.` }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.book,
    sizes: [
      [6, 9],
      [6, 10],
      [105, 480],
    ],
    tell: n => ({
      en: prose`A school library has ${n('plus')} books about animals. New books come in ${n('groups')} boxes with ${n('each')} books in each box, and all of them are about animals. How many books about animals does the library have now?`,
      es: prose`Una biblioteca escolar tiene ${n('plus')} libros sobre animales. Llegan ${n('groups')} cajas con ${n('each')} libros nuevos en cada una, todos sobre animales. ¿Cuántos libros sobre animales tiene ahora la biblioteca?`,
    }),
    first: { en: line`Find the new books: multiply.`, es: line`Halla los libros nuevos: multiplica.` },
    second: { en: line`Add the books the library has already.`, es: line`Suma los libros que la biblioteca ya tiene.` },
    ends: found => ({
      en: line`The library has ${found} books about animals.`,
      es: line`La biblioteca tiene ${found} libros sobre animales.`,
    }),
  },
  {
    plan: 'take the product',
    noun: nouns.peach,
    sizes: [
      [6, 9],
      [6, 10],
      [12, 150],
    ],
    tell: n => ({
      en: prose`A farm stand has ${n('start')} peaches in the morning. The farmer sells ${n('groups')} bags with ${n('each')} peaches in each bag. How many peaches are left?`,
      es: prose`En un puesto de granja hay ${n('start')} duraznos en la mañana. La granjera vende ${n('groups')} bolsas con ${n('each')} duraznos en cada una. ¿Cuántos duraznos quedan?`,
    }),
    first: {
      en: line`Find how many peaches are sold: multiply.`,
      es: line`Halla cuántos duraznos se venden: multiplica.`,
    },
    second: {
      en: line`Take them from the peaches in the morning: subtract.`,
      es: line`Quítalos de los duraznos de la mañana: resta.`,
    },
    ends: found => ({ en: line`${found} peaches are left.`, es: line`Quedan ${found} duraznos.` }),
  },
  {
    plan: 'divide, add',
    noun: nouns.pencil,
    sizes: [
      [4, 9],
      [5, 10],
      [6, 18],
    ],
    tell: n => ({
      en: prose`There are ${n('plus')} pencils in the art room. The school shares ${n('total')} new pencils equally among ${n('shares')} rooms, and the art room is one of them. How many pencils are in the art room now?`,
      es: prose`En el salón de arte hay ${n('plus')} lápices. La escuela reparte ${n('total')} lápices nuevos por igual entre ${n('shares')} salones, y el salón de arte es uno de ellos. ¿Cuántos lápices hay ahora en el salón de arte?`,
    }),
    first: {
      en: line`Find how many pencils each room gets: divide.`,
      es: line`Halla cuántos lápices recibe cada salón: divide.`,
    },
    second: { en: line`Add them to the pencils in the art room.`, es: line`Súmalos a los lápices del salón de arte.` },
    ends: found => ({
      en: line`There are ${found} pencils in the art room.`,
      es: line`Hay ${found} lápices en el salón de arte.`,
    }),
  },
  {
    plan: 'take the product',
    noun: nouns.dollar,
    sizes: [
      [6, 9],
      [10, 10],
      [15, 120],
    ],
    tell: n => ({
      en: prose`A coach has ${n('start')} dollars for team uniforms. She orders ${n('groups')} uniforms that cost ${n('each')} dollars each. How many dollars are left?`,
      es: prose`Una entrenadora tiene ${n('start')} dólares para uniformes del equipo. Encarga ${n('groups')} uniformes que cuestan ${n('each')} dólares cada uno. ¿Cuántos dólares quedan?`,
    }),
    first: {
      en: line`Find the cost of all the uniforms: multiply.`,
      es: line`Halla el precio de todos los uniformes: multiplica.`,
    },
    second: {
      en: line`Take the cost away from the dollars the coach had: subtract.`,
      es: line`Al dinero que tenía la entrenadora, quítale el costo: resta.`,
    },
    ends: found => ({ en: line`${found} dollars are left.`, es: line`Quedan ${found} dólares.` }),
  },
  {
    plan: 'multiply, add',
    noun: nouns.photo,
    sizes: [
      [6, 9],
      [4, 8],
      [120, 460],
    ],
    tell: n => ({
      en: prose`Mei has ${n('plus')} photos on her tablet. On a trip she takes ${n('each')} photos every day for ${n('groups')} days. How many photos does she have now?`,
      es: prose`Mei tiene ${n('plus')} fotos en su tableta. En un viaje toma ${n('each')} fotos cada día durante ${n('groups')} días. ¿Cuántas fotos tiene ahora?`,
    }),
    first: { en: line`Find the photos of the trip: multiply.`, es: line`Halla las fotos del viaje: multiplica.` },
    second: { en: line`Add the photos she has already.`, es: line`Suma las fotos que ya tiene.` },
    ends: found => ({ en: line`Mei has ${found} photos now.`, es: line`Mei tiene ahora ${found} fotos.` }),
  },
  {
    plan: 'divide, take',
    noun: nouns.marker,
    sizes: [
      [3, 8],
      [7, 10],
      [2, 5],
    ],
    tell: n => ({
      en: prose`A teacher shares ${n('total')} markers equally among ${n('shares')} tables. Then each table gives ${n('minus')} of its markers to the art room. How many markers does each table keep?`,
      es: prose`Una maestra reparte ${n('total')} marcadores por igual entre ${n('shares')} mesas. Luego cada mesa da ${n('minus')} de sus marcadores al salón de arte. ¿Con cuántos marcadores se queda cada mesa?`,
    }),
    first: {
      en: line`Find how many markers each table gets: divide.`,
      es: line`Halla cuántos marcadores recibe cada mesa: divide.`,
    },
    second: {
      en: line`Take away the markers for the art room: subtract.`,
      es: line`Quita los marcadores para el salón de arte: resta.`,
    },
    ends: found => ({
      en: line`Each table keeps ${found} markers.`,
      es: line`Cada mesa se queda con ${found} marcadores.`,
    }),
  },
  ...moreMediumStories,
]
