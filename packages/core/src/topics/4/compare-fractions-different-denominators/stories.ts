import { type Block, type Both, type Expr, name, type Person, prose } from '../../../author.ts'

/** A whole of one size for each of three children, and the part of it that each uses. */
export interface MostStory {
  readonly ask: (who: readonly [Person, Person, Person], parts: readonly [Expr, Expr, Expr]) => Both<Block>
}
const told = (ask: MostStory['ask']): MostStory => ({ ask })

export const mostStories: readonly MostStory[] = [
  told(([a, b, c], [p, q, r]) => ({
    en: prose`${name(a)}, ${name(b)}, and ${name(c)} each have a small pizza of the same size. ${name(a)} eats ${p} of a pizza, ${name(b)} eats ${q}, and ${name(c)} eats ${r}. Who eats the most pizza?`,
    es: prose`${name(a)}, ${name(b)} y ${name(c)} tienen cada quien una pizza pequeña del mismo tamaño. ${name(a)} come ${p} de su pizza, ${name(b)} come ${q} y ${name(c)} come ${r}. ¿Quién come más pizza?`,
  })),
  told(([a, b, c], [p, q, r]) => ({
    en: prose`Three water bottles are the same size and full. ${name(a)} drinks ${p} of one, ${name(b)} drinks ${q} of another, and ${name(c)} drinks ${r} of the third. Who drinks the most water?`,
    es: prose`Tres botellas de agua son del mismo tamaño y están llenas. ${name(a)} toma ${p} de una, ${name(b)} toma ${q} de otra y ${name(c)} toma ${r} de la tercera. ¿Quién toma más agua?`,
  })),
  told(([a, b, c], [p, q, r]) => ({
    en: prose`On the same trail, ${name(a)} hikes ${p} of the way, ${name(b)} hikes ${q} of the way, and ${name(c)} hikes ${r} of the way. Who hikes the farthest?`,
    es: prose`En un mismo sendero, ${name(a)} recorre ${p} del camino, ${name(b)} recorre ${q} y ${name(c)} recorre ${r}. ¿Quién recorre la mayor distancia?`,
  })),
  told(([a, b, c], [p, q, r]) => ({
    en: prose`In the school garden, each child plants a bed of the same size. So far, ${name(a)} has planted ${p} of the bed, ${name(b)} has planted ${q}, and ${name(c)} has planted ${r}. Who has planted the most?`,
    es: prose`En el huerto escolar, cada quien siembra una parcela del mismo tamaño. Hasta ahora, ${name(a)} sembró ${p} de su parcela, ${name(b)} sembró ${q} y ${name(c)} sembró ${r}. ¿Quién sembró más?`,
  })),
  told(([a, b, c], [p, q, r]) => ({
    en: prose`For a craft, ${name(a)}, ${name(b)}, and ${name(c)} get ribbons of the same length. ${name(a)} uses ${p} of a ribbon, ${name(b)} uses ${q}, and ${name(c)} uses ${r}. Who uses the most ribbon?`,
    es: prose`Para una manualidad, ${name(a)}, ${name(b)} y ${name(c)} reciben cintas del mismo largo. ${name(a)} usa ${p} de su cinta, ${name(b)} usa ${q} y ${name(c)} usa ${r}. ¿Quién usa más cinta?`,
  })),
  told(([a, b, c], [p, q, r]) => ({
    en: prose`${name(a)}, ${name(b)}, and ${name(c)} read the same book. ${name(a)} has read ${p} of it, ${name(b)} has read ${q}, and ${name(c)} has read ${r}. Who has read the most?`,
    es: prose`${name(a)}, ${name(b)} y ${name(c)} leen el mismo libro. ${name(a)} leyó ${p} del libro, ${name(b)} leyó ${q} y ${name(c)} leyó ${r}. ¿Quién leyó más?`,
  })),
  told(([a, b, c], [p, q, r]) => ({
    en: prose`Three parts of a fence are the same length. ${name(a)} paints ${p} of one part, ${name(b)} paints ${q} of another, and ${name(c)} paints ${r} of the third. Who paints the most?`,
    es: prose`Tres tramos de una cerca son del mismo largo. ${name(a)} pinta ${p} de un tramo, ${name(b)} pinta ${q} de otro y ${name(c)} pinta ${r} del tercero. ¿Quién pinta más?`,
  })),
  told(([a, b, c], [p, q, r]) => ({
    en: prose`In a race around the same track, ${name(a)} has finished ${p} of a lap, ${name(b)} has finished ${q}, and ${name(c)} has finished ${r}. Who is ahead?`,
    es: prose`En una carrera alrededor de una misma pista, ${name(a)} lleva ${p} de la vuelta, ${name(b)} lleva ${q} y ${name(c)} lleva ${r}. ¿Quién va adelante?`,
  })),
]

/** Three things of one size with the letters A, B, and C. */
export interface OrderStory {
  readonly ask: (parts: readonly [Expr, Expr, Expr]) => Both<Block>
}
const ordered = (ask: OrderStory['ask']): OrderStory => ({ ask })

export const orderStories: readonly OrderStory[] = [
  ordered(([p, q, r]) => ({
    en: prose`Fish tanks A, B, and C are the same size. Tank A is ${p} full, tank B is ${q} full, and tank C is ${r} full. Write the letters in order, from the tank with the least water to the tank with the most.`,
    es: prose`Las peceras A, B y C son del mismo tamaño. El agua llena ${p} de la pecera A, ${q} de la B y ${r} de la C. Escribe las letras en orden, de la pecera con menos agua a la que tiene más.`,
  })),
  ordered(([p, q, r]) => ({
    en: prose`Three candles are burning. They were the same length when they were new. Now ${p} of candle A, ${q} of candle B, and ${r} of candle C is left. Write the letters in order, from the shortest candle to the longest.`,
    es: prose`Hay tres velas encendidas. Nuevas tenían el mismo largo. Ahora quedan ${p} de la vela A, ${q} de la vela B y ${r} de la vela C. Escribe las letras en orden, de la vela más corta a la más larga.`,
  })),
  ordered(([p, q, r]) => ({
    en: prose`Paint cans A, B, and C are the same size. There is ${p} of the paint left in can A, ${q} in can B, and ${r} in can C. Write the letters in order, from the can with the least paint to the can with the most.`,
    es: prose`Las latas de pintura A, B y C son del mismo tamaño. En la lata A quedan ${p} de la pintura, en la B quedan ${q} y en la C quedan ${r}. Escribe las letras en orden, de la lata con menos pintura a la que tiene más.`,
  })),
  ordered(([p, q, r]) => ({
    en: prose`Garden beds A, B, and C are the same size. Tomatoes grow in ${p} of bed A, ${q} of bed B, and ${r} of bed C. Write the letters in order, from the bed with the least space for tomatoes to the bed with the most.`,
    es: prose`Las parcelas A, B y C son del mismo tamaño. Hay tomates en ${p} de la parcela A, en ${q} de la B y en ${r} de la C. Escribe las letras en orden, de la parcela con menos espacio para tomates a la que tiene más.`,
  })),
  ordered(([p, q, r]) => ({
    en: prose`Phones A, B, and C have the same kind of battery. Phone A is ${p} charged, phone B is ${q} charged, and phone C is ${r} charged. Write the letters in order, from the least charged phone to the most charged.`,
    es: prose`Los teléfonos A, B y C tienen el mismo tipo de batería. La carga es de ${p} en el teléfono A, de ${q} en el B y de ${r} en el C. Escribe las letras en orden, del teléfono menos cargado al más cargado.`,
  })),
  ordered(([p, q, r]) => ({
    en: prose`A class has three tests, A, B, and C, with the same number of points. Mateo gets ${p} of the points on test A, ${q} on test B, and ${r} on test C. Write the letters in order, from the lowest score to the highest.`,
    es: prose`Una clase tiene tres pruebas, A, B y C, con el mismo número de puntos. Mateo obtiene ${p} de los puntos en la prueba A, ${q} en la B y ${r} en la C. Escribe las letras en orden, de la nota más baja a la más alta.`,
  })),
]
