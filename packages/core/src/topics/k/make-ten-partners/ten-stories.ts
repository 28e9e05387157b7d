import { type Block, type Both, prose } from '../../../content.ts'

/** Ten places, some of them taken. */
export const tenStories: readonly ((taken: number) => Both<Block>)[] = [
  taken => ({
    en: prose`A carton holds ${10} eggs. It has ${taken} eggs now. How many more eggs fit?`,
    es: prose`En un cartón caben ${10} huevos. Ahora tiene ${taken} huevos. ¿Cuántos huevos más caben?`,
  }),
  taken => ({
    en: prose`A bus has ${10} seats. ${taken} seats are taken. How many seats are free?`,
    es: prose`Un autobús tiene ${10} asientos. ${taken} están ocupados. ¿Cuántos asientos están libres?`,
  }),
  taken => ({
    en: prose`There are ${10} pins. ${taken} pins fall. How many pins still stand?`,
    es: prose`Hay ${10} bolos. Se caen ${taken}. ¿Cuántos bolos siguen de pie?`,
  }),
  taken => ({
    en: prose`A box holds ${10} crayons. ${taken} crayons are in the box. How many are missing?`,
    es: prose`En una caja caben ${10} crayones. Hay ${taken} en la caja. ¿Cuántos crayones faltan?`,
  }),
  taken => ({
    en: prose`A bag holds ${10} apples. It has ${taken} apples now. How many more apples fit?`,
    es: prose`En una bolsa caben ${10} manzanas. Ahora tiene ${taken}. ¿Cuántas manzanas más caben?`,
  }),
]
