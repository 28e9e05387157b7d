import { type Both, type Inline, line, type Of, type Term, words } from '../../../author.ts'

/** Four things and their likely prices in cents. */
interface Thing {
  readonly name: Of<'words'>
  readonly many: Both<readonly Inline[]>
  readonly aThing: Both<readonly Inline[]>
  readonly price: readonly [from: number, to: number]
}
export interface Shop {
  readonly head: Of<'words'>
  readonly things: readonly Thing[]
  readonly tell: (
    amount: Term,
    many: Both<readonly Inline[]>,
    one: Both<readonly Inline[]>,
    paid: Term,
  ) => Both<readonly Inline[]>
  /** Some things at one price and one thing more, and what somebody says that they cost. */
  readonly claim: (amount: Term, price: Term, more: Term, said: Term) => Both<readonly Inline[]>
}

const thing = (
  name: readonly [en: string, es: string],
  many: readonly [en: string, es: string],
  one: readonly [en: string, es: string],
  price: readonly [number, number],
): Thing => ({
  name: words(...name),
  many: { en: [many[0]], es: [many[1]] },
  aThing: { en: [one[0]], es: [one[1]] },
  price,
})

export const shops: readonly Shop[] = [
  {
    head: words('Fruit stand', 'Puesto de fruta'),
    things: [
      thing(['Melon', 'Melón'], ['melons', 'melones'], ['a melon', 'un melón'], [351, 489]),
      thing(['Pineapple', 'Piña'], ['pineapples', 'piñas'], ['a pineapple', 'una piña'], [311, 459]),
      thing(
        ['Bag of apples', 'Bolsa de manzanas'],
        ['bags of apples', 'bolsas de manzanas'],
        ['a bag of apples', 'una bolsa de manzanas'],
        [521, 789],
      ),
      thing(
        ['Basket of strawberries', 'Canasta de fresas'],
        ['baskets of strawberries', 'canastas de fresas'],
        ['a basket of strawberries', 'una canasta de fresas'],
        [411, 619],
      ),
    ],
    tell: (amount, many, one, paid) => ({
      en: [
        ...line`Clara buys ${amount} `,
        ...many.en,
        ' and ',
        ...one.en,
        ...line`. She pays with ${paid}. How much change does she get?`,
      ],
      es: [
        ...line`Clara compra ${amount} `,
        ...many.es,
        ' y ',
        ...one.es,
        ...line`. Paga con ${paid}. ¿Cuánto cambio recibe?`,
      ],
    }),
    claim: (amount, price, more, said) => ({
      en: line`A cook buys ${amount} boxes of peaches at ${price} each and a crate of corn for ${more}. He says that the total is ${said}.`,
      es: line`Un cocinero compra ${amount} cajas de duraznos a ${price} cada una y un cajón de maíz de ${more}. Dice que el total es ${said}.`,
    }),
  },
  {
    head: words('School store', 'Tienda escolar'),
    things: [
      thing(['Notebook', 'Cuaderno'], ['notebooks', 'cuadernos'], ['a notebook', 'un cuaderno'], [181, 329]),
      thing(
        ['Pack of pens', 'Paquete de bolígrafos'],
        ['packs of pens', 'paquetes de bolígrafos'],
        ['a pack of pens', 'un paquete de bolígrafos'],
        [351, 579],
      ),
      thing(['Folder', 'Carpeta'], ['folders', 'carpetas'], ['a folder', 'una carpeta'], [121, 219]),
      thing(
        ['Calculator', 'Calculadora'],
        ['calculators', 'calculadoras'],
        ['a calculator', 'una calculadora'],
        [811, 1289],
      ),
    ],
    tell: (amount, many, one, paid) => ({
      en: [
        ...line`David buys ${amount} `,
        ...many.en,
        ' and ',
        ...one.en,
        ...line`. He pays with ${paid}. How much change does he get?`,
      ],
      es: [
        ...line`David compra ${amount} `,
        ...many.es,
        ' y ',
        ...one.es,
        ...line`. Paga con ${paid}. ¿Cuánto cambio recibe?`,
      ],
    }),
    claim: (amount, price, more, said) => ({
      en: line`A school buys ${amount} sets of markers at ${price} each and a globe for ${more}. The bill says ${said}.`,
      es: line`Una escuela compra ${amount} juegos de marcadores a ${price} cada uno y un globo terráqueo de ${more}. La cuenta dice ${said}.`,
    }),
  },
  {
    head: words('Bakery', 'Panadería'),
    things: [
      thing(
        ['Loaf of bread', 'Barra de pan'],
        ['loaves of bread', 'barras de pan'],
        ['a loaf of bread', 'una barra de pan'],
        [321, 489],
      ),
      thing(['Muffin', 'Muffin'], ['muffins', 'muffins'], ['a muffin', 'un muffin'], [181, 289]),
      thing(['Cake', 'Pastel'], ['cakes', 'pasteles'], ['a cake', 'un pastel'], [1111, 1489]),
      thing(
        ['Box of cookies', 'Caja de galletas'],
        ['boxes of cookies', 'cajas de galletas'],
        ['a box of cookies', 'una caja de galletas'],
        [511, 789],
      ),
    ],
    tell: (amount, many, one, paid) => ({
      en: [
        ...line`Marta buys ${amount} `,
        ...many.en,
        ' and ',
        ...one.en,
        ...line`. She pays with ${paid}. How much change does she get?`,
      ],
      es: [
        ...line`Marta compra ${amount} `,
        ...many.es,
        ' y ',
        ...one.es,
        ...line`. Paga con ${paid}. ¿Cuánto cambio recibe?`,
      ],
    }),
    claim: (amount, price, more, said) => ({
      en: line`A café orders ${amount} pies at ${price} each and a tray of rolls for ${more}. The owner works out a total of ${said}.`,
      es: line`Un café pide ${amount} tartas a ${price} cada una y una bandeja de panes de ${more}. La dueña calcula un total de ${said}.`,
    }),
  },
  {
    head: words('Craft store', 'Tienda de manualidades'),
    things: [
      thing(['Paintbrush', 'Pincel'], ['paintbrushes', 'pinceles'], ['a paintbrush', 'un pincel'], [211, 389]),
      thing(
        ['Jar of paint', 'Frasco de pintura'],
        ['jars of paint', 'frascos de pintura'],
        ['a jar of paint', 'un frasco de pintura'],
        [411, 589],
      ),
      thing(['Canvas', 'Lienzo'], ['canvases', 'lienzos'], ['a canvas', 'un lienzo'], [611, 889]),
      thing(
        ['Bag of beads', 'Bolsa de cuentas'],
        ['bags of beads', 'bolsas de cuentas'],
        ['a bag of beads', 'una bolsa de cuentas'],
        [321, 479],
      ),
    ],
    tell: (amount, many, one, paid) => ({
      en: [
        ...line`Kenji buys ${amount} `,
        ...many.en,
        ' and ',
        ...one.en,
        ...line`. He pays with ${paid}. How much change does he get?`,
      ],
      es: [
        ...line`Kenji compra ${amount} `,
        ...many.es,
        ' y ',
        ...one.es,
        ...line`. Paga con ${paid}. ¿Cuánto cambio recibe?`,
      ],
    }),
    claim: (amount, price, more, said) => ({
      en: line`An art club buys ${amount} rolls of tape at ${price} each and an easel for ${more}. A member writes ${said} as the total.`,
      es: line`Un club de arte compra ${amount} rollos de cinta adhesiva a ${price} cada uno y un caballete de ${more}. Un miembro escribe ${said} como total.`,
    }),
  },
  {
    head: words('Garden center', 'Vivero'),
    things: [
      thing(
        ['Packet of seeds', 'Sobre de semillas'],
        ['packets of seeds', 'sobres de semillas'],
        ['a packet of seeds', 'un sobre de semillas'],
        [181, 279],
      ),
      thing(['Flowerpot', 'Maceta'], ['flowerpots', 'macetas'], ['a flowerpot', 'una maceta'], [411, 689]),
      thing(['Rosebush', 'Rosal'], ['rosebushes', 'rosales'], ['a rosebush', 'un rosal'], [1011, 1489]),
      thing(
        ['Bag of soil', 'Bolsa de tierra'],
        ['bags of soil', 'bolsas de tierra'],
        ['a bag of soil', 'una bolsa de tierra'],
        [521, 789],
      ),
    ],
    tell: (amount, many, one, paid) => ({
      en: [
        ...line`Rosa buys ${amount} `,
        ...many.en,
        ' and ',
        ...one.en,
        ...line`. She pays with ${paid}. How much change does she get?`,
      ],
      es: [
        ...line`Rosa compra ${amount} `,
        ...many.es,
        ' y ',
        ...one.es,
        ...line`. Paga con ${paid}. ¿Cuánto cambio recibe?`,
      ],
    }),
    claim: (amount, price, more, said) => ({
      en: line`A gardener buys ${amount} tomato plants at ${price} each and a hose for ${more}. He adds up a total of ${said}.`,
      es: line`Un jardinero compra ${amount} plantas de tomate a ${price} cada una y una manguera de ${more}. Calcula un total de ${said}.`,
    }),
  },
]
