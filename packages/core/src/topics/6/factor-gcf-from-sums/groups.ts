import { type Both, type Hole, type Inline, line } from '../../../author.ts'

type Said = Both<readonly Inline[]>
/** Two kinds of things that are shared out into as many equal groups as possible. */
export interface Groups {
  readonly tell: (a: Hole, b: Hole) => Said
  readonly asks: Said
  readonly ends: (groups: Hole, a: Hole, b: Hole) => Said
}

export const groups: readonly Groups[] = [
  {
    tell: (a, b) => ({
      en: line`A florist has ${a} roses and ${b} tulips. She makes as many equal bouquets as possible and uses all the flowers.`,
      es: line`Una florista tiene ${a} rosas y ${b} tulipanes. Arma la mayor cantidad posible de ramos iguales y usa todas las flores.`,
    }),
    asks: {
      en: line`Write the total as the number of bouquets times the sum of the roses and the tulips in each bouquet.`,
      es: line`Escribe el total como el número de ramos por la suma de las rosas y los tulipanes de cada ramo.`,
    },
    ends: (groups, a, b) => ({
      en: line`There are ${groups} bouquets, each with ${a} roses and ${b} tulips.`,
      es: line`Hay ${groups} ramos, cada uno con ${a} rosas y ${b} tulipanes.`,
    }),
  },
  {
    tell: (a, b) => ({
      en: line`A coach has ${a} apples and ${b} granola bars. He packs as many equal snack bags as possible and uses everything.`,
      es: line`Un entrenador tiene ${a} manzanas y ${b} barras de granola. Prepara la mayor cantidad posible de bolsas iguales y usa todo.`,
    }),
    asks: {
      en: line`Write the total as the number of bags times the sum of the apples and the bars in each bag.`,
      es: line`Escribe el total como el número de bolsas por la suma de las manzanas y las barras de cada bolsa.`,
    },
    ends: (groups, a, b) => ({
      en: line`There are ${groups} bags, each with ${a} apples and ${b} granola bars.`,
      es: line`Hay ${groups} bolsas, cada una con ${a} manzanas y ${b} barras de granola.`,
    }),
  },
  {
    tell: (a, b) => ({
      en: line`A teacher has ${a} pencils and ${b} markers. She fills as many equal boxes as possible and uses all the pencils and markers.`,
      es: line`Una maestra tiene ${a} lápices y ${b} marcadores. Llena la mayor cantidad posible de cajas iguales y usa todos los lápices y marcadores.`,
    }),
    asks: {
      en: line`Write the total as the number of boxes times the sum of the pencils and the markers in each box.`,
      es: line`Escribe el total como el número de cajas por la suma de los lápices y los marcadores de cada caja.`,
    },
    ends: (groups, a, b) => ({
      en: line`There are ${groups} boxes, each with ${a} pencils and ${b} markers.`,
      es: line`Hay ${groups} cajas, cada una con ${a} lápices y ${b} marcadores.`,
    }),
  },
  {
    tell: (a, b) => ({
      en: line`A gardener has ${a} tomato plants and ${b} pepper plants. He plants as many equal rows as possible and uses all the plants.`,
      es: line`Un jardinero tiene ${a} plantas de tomate y ${b} de pimiento. Forma la mayor cantidad posible de hileras iguales y usa todas las plantas.`,
    }),
    asks: {
      en: line`Write the total as the number of rows times the sum of the tomato plants and the pepper plants in each row.`,
      es: line`Escribe el total como el número de hileras por la suma de las plantas de tomate y las de pimiento de cada hilera.`,
    },
    ends: (groups, a, b) => ({
      en: line`There are ${groups} rows, each with ${a} tomato plants and ${b} pepper plants.`,
      es: line`Hay ${groups} hileras, cada una con ${a} plantas de tomate y ${b} de pimiento.`,
    }),
  },
  {
    tell: (a, b) => ({
      en: line`A baker has ${a} muffins and ${b} cookies. He arranges as many equal trays as possible and uses everything.`,
      es: line`Un panadero tiene ${a} muffins y ${b} galletas. Prepara la mayor cantidad posible de bandejas iguales y usa todo.`,
    }),
    asks: {
      en: line`Write the total as the number of trays times the sum of the muffins and the cookies on each tray.`,
      es: line`Escribe el total como el número de bandejas por la suma de los muffins y las galletas de cada bandeja.`,
    },
    ends: (groups, a, b) => ({
      en: line`There are ${groups} trays, each with ${a} muffins and ${b} cookies.`,
      es: line`Hay ${groups} bandejas, cada una con ${a} muffins y ${b} galletas.`,
    }),
  },
  {
    tell: (a, b) => ({
      en: line`A library has ${a} novels and ${b} comics to give away. It ties all the books into as many equal bundles as possible.`,
      es: line`Una biblioteca tiene ${a} novelas y ${b} historietas para regalar. Arma con todas la mayor cantidad posible de paquetes iguales.`,
    }),
    asks: {
      en: line`Write the total as the number of bundles times the sum of the novels and the comics in each bundle.`,
      es: line`Escribe el total como el número de paquetes por la suma de las novelas y las historietas de cada paquete.`,
    },
    ends: (groups, a, b) => ({
      en: line`There are ${groups} bundles, each with ${a} novels and ${b} comics.`,
      es: line`Hay ${groups} paquetes, cada uno con ${a} novelas y ${b} historietas.`,
    }),
  },
  {
    tell: (a, b) => ({
      en: line`A camp has ${a} girls and ${b} boys. They form as many equal teams as possible, and everyone is on a team.`,
      es: line`En un campamento hay ${a} niñas y ${b} niños. Forman la mayor cantidad posible de equipos iguales, y todos están en un equipo.`,
    }),
    asks: {
      en: line`Write the total as the number of teams times the sum of the girls and the boys on each team.`,
      es: line`Escribe el total como el número de equipos por la suma de las niñas y los niños de cada equipo.`,
    },
    ends: (groups, a, b) => ({
      en: line`There are ${groups} teams, each with ${a} girls and ${b} boys.`,
      es: line`Hay ${groups} equipos, cada uno con ${a} niñas y ${b} niños.`,
    }),
  },
  {
    tell: (a, b) => ({
      en: line`A nurse has ${a} bandages and ${b} wipes. She packs as many equal first-aid kits as possible and uses everything.`,
      es: line`Una enfermera tiene ${a} vendas y ${b} toallitas. Prepara la mayor cantidad posible de botiquines iguales y usa todo.`,
    }),
    asks: {
      en: line`Write the total as the number of kits times the sum of the bandages and the wipes in each kit.`,
      es: line`Escribe el total como el número de botiquines por la suma de las vendas y las toallitas de cada botiquín.`,
    },
    ends: (groups, a, b) => ({
      en: line`There are ${groups} kits, each with ${a} bandages and ${b} wipes.`,
      es: line`Hay ${groups} botiquines, cada uno con ${a} vendas y ${b} toallitas.`,
    }),
  },
]
