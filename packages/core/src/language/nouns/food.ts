import type { Noun } from '../noun.ts'

export const apple: Noun = { en: ['apple', 'apples'], es: ['manzana', 'manzanas'], gender: 'f' }
export const apricot: Noun = { en: ['apricot', 'apricots'], es: ['albaricoque', 'albaricoques'], gender: 'm' }
export const avocado: Noun = { en: ['avocado', 'avocados'], es: ['aguacate', 'aguacates'], gender: 'm' }
export const bagOfPopcorn: Noun = {
  en: ['bag of popcorn', 'bags of popcorn'],
  es: ['bolsa de palomitas', 'bolsas de palomitas'],
  gender: 'f',
}
export const banana: Noun = { en: ['banana', 'bananas'], es: ['plátano', 'plátanos'], gender: 'm' }
export const bean: Noun = { en: ['bean', 'beans'], es: ['frijol', 'frijoles'], gender: 'm' }
export const berry: Noun = { en: ['berry', 'berries'], es: ['baya', 'bayas'], gender: 'f' }
export const blueberry: Noun = { en: ['blueberry', 'blueberries'], es: ['arándano', 'arándanos'], gender: 'm' }
export const burger: Noun = { en: ['burger', 'burgers'], es: ['hamburguesa', 'hamburguesas'], gender: 'f' }
export const burrito: Noun = { en: ['burrito', 'burritos'], es: ['burrito', 'burritos'], gender: 'm' }
export const cake: Noun = { en: ['cake', 'cakes'], es: ['pastel', 'pasteles'], gender: 'm' }
export const candy: Noun = { en: ['candy', 'candies'], es: ['dulce', 'dulces'], gender: 'm' }
export const carrot: Noun = { en: ['carrot', 'carrots'], es: ['zanahoria', 'zanahorias'], gender: 'f' }
export const cherry: Noun = { en: ['cherry', 'cherries'], es: ['cereza', 'cerezas'], gender: 'f' }
export const cookie: Noun = { en: ['cookie', 'cookies'], es: ['galleta', 'galletas'], gender: 'f' }
export const cracker: Noun = { en: ['cracker', 'crackers'], es: ['galleta salada', 'galletas saladas'], gender: 'f' }
export const cucumber: Noun = { en: ['cucumber', 'cucumbers'], es: ['pepino', 'pepinos'], gender: 'm' }
export const cupcake: Noun = { en: ['cupcake', 'cupcakes'], es: ['pastelito', 'pastelitos'], gender: 'm' }
export const donut: Noun = { en: ['donut', 'donuts'], es: ['dona', 'donas'], gender: 'f' }
export const earOfCorn: Noun = {
  en: ['ear of corn', 'ears of corn'],
  es: ['mazorca de maíz', 'mazorcas de maíz'],
  gender: 'f',
}
export const egg: Noun = { en: ['egg', 'eggs'], es: ['huevo', 'huevos'], gender: 'm' }
export const glassOfLemonade: Noun = {
  en: ['glass of lemonade', 'glasses of lemonade'],
  es: ['vaso de limonada', 'vasos de limonada'],
  gender: 'm',
}
export const glassOfMilk: Noun = {
  en: ['glass of milk', 'glasses of milk'],
  es: ['vaso de leche', 'vasos de leche'],
  gender: 'm',
}
export const granolaBar: Noun = {
  en: ['granola bar', 'granola bars'],
  es: ['barra de granola', 'barras de granola'],
  gender: 'f',
}
export const grape: Noun = { en: ['grape', 'grapes'], es: ['uva', 'uvas'], gender: 'f' }
export const hotDog: Noun = { en: ['hot dog', 'hot dogs'], es: ['perro caliente', 'perros calientes'], gender: 'm' }
export const iceCream: Noun = { en: ['ice cream', 'ice creams'], es: ['helado', 'helados'], gender: 'm' }
export const iceCreamCone: Noun = {
  en: ['ice cream cone', 'ice cream cones'],
  es: ['cono de helado', 'conos de helado'],
  gender: 'm',
}
export const juice: Noun = { en: ['juice', 'juices'], es: ['jugo', 'jugos'], gender: 'm' }
export const lemon: Noun = { en: ['lemon', 'lemons'], es: ['limón', 'limones'], gender: 'm' }
export const loafOfBread: Noun = {
  en: ['loaf of bread', 'loaves of bread'],
  es: ['barra de pan', 'barras de pan'],
  gender: 'f',
}
export const lollipop: Noun = { en: ['lollipop', 'lollipops'], es: ['paleta', 'paletas'], gender: 'f' }
export const mango: Noun = { en: ['mango', 'mangoes'], es: ['mango', 'mangos'], gender: 'm' }
export const meal: Noun = { en: ['meal', 'meals'], es: ['comida', 'comidas'], gender: 'f' }
export const melon: Noun = { en: ['melon', 'melons'], es: ['melón', 'melones'], gender: 'm' }
export const muffin: Noun = { en: ['muffin', 'muffins'], es: ['muffin', 'muffins'], gender: 'm' }
export const mushroom: Noun = { en: ['mushroom', 'mushrooms'], es: ['hongo', 'hongos'], gender: 'm' }
export const nut: Noun = { en: ['nut', 'nuts'], es: ['nuez', 'nueces'], gender: 'f' }
export const onion: Noun = { en: ['onion', 'onions'], es: ['cebolla', 'cebollas'], gender: 'f' }
export const orange: Noun = { en: ['orange', 'oranges'], es: ['naranja', 'naranjas'], gender: 'f' }
export const pancake: Noun = { en: ['pancake', 'pancakes'], es: ['panqueque', 'panqueques'], gender: 'm' }
export const peach: Noun = { en: ['peach', 'peaches'], es: ['durazno', 'duraznos'], gender: 'm' }
export const peanut: Noun = { en: ['peanut', 'peanuts'], es: ['cacahuate', 'cacahuates'], gender: 'm' }
export const pear: Noun = { en: ['pear', 'pears'], es: ['pera', 'peras'], gender: 'f' }
export const pepper: Noun = { en: ['pepper', 'peppers'], es: ['pimiento', 'pimientos'], gender: 'm' }
export const pie: Noun = { en: ['pie', 'pies'], es: ['tarta', 'tartas'], gender: 'f' }
export const pineapple: Noun = { en: ['pineapple', 'pineapples'], es: ['piña', 'piñas'], gender: 'f' }
export const pizza: Noun = { en: ['pizza', 'pizzas'], es: ['pizza', 'pizzas'], gender: 'f' }
export const plum: Noun = { en: ['plum', 'plums'], es: ['ciruela', 'ciruelas'], gender: 'f' }
export const potato: Noun = { en: ['potato', 'potatoes'], es: ['papa', 'papas'], gender: 'f' }
export const pumpkin: Noun = { en: ['pumpkin', 'pumpkins'], es: ['calabaza', 'calabazas'], gender: 'f' }
export const raisin: Noun = { en: ['raisin', 'raisins'], es: ['pasa', 'pasas'], gender: 'f' }
export const recipe: Noun = { en: ['recipe', 'recipes'], es: ['receta', 'recetas'], gender: 'f' }
export const salad: Noun = { en: ['salad', 'salads'], es: ['ensalada', 'ensaladas'], gender: 'f' }
export const sandwich: Noun = { en: ['sandwich', 'sandwiches'], es: ['sándwich', 'sándwiches'], gender: 'm' }
export const scoop: Noun = { en: ['scoop', 'scoops'], es: ['bola de helado', 'bolas de helado'], gender: 'f' }
export const serving: Noun = { en: ['serving', 'servings'], es: ['porción', 'porciones'], gender: 'f' }
export const slice: Noun = { en: ['slice', 'slices'], es: ['rebanada', 'rebanadas'], gender: 'f' }
export const sliceOfPizza: Noun = {
  en: ['slice of pizza', 'slices of pizza'],
  es: ['rebanada de pizza', 'rebanadas de pizza'],
  gender: 'f',
}
export const smoothie: Noun = { en: ['smoothie', 'smoothies'], es: ['batido', 'batidos'], gender: 'm' }
export const snack: Noun = { en: ['snack', 'snacks'], es: ['merienda', 'meriendas'], gender: 'f' }
export const strawberry: Noun = { en: ['strawberry', 'strawberries'], es: ['fresa', 'fresas'], gender: 'f' }
export const taco: Noun = { en: ['taco', 'tacos'], es: ['taco', 'tacos'], gender: 'm' }
export const tamale: Noun = { en: ['tamale', 'tamales'], es: ['tamal', 'tamales'], gender: 'm' }
export const tomato: Noun = { en: ['tomato', 'tomatoes'], es: ['tomate', 'tomates'], gender: 'm' }
export const tortilla: Noun = { en: ['tortilla', 'tortillas'], es: ['tortilla', 'tortillas'], gender: 'f' }
export const treat: Noun = { en: ['treat', 'treats'], es: ['golosina', 'golosinas'], gender: 'f' }
export const vegetable: Noun = { en: ['vegetable', 'vegetables'], es: ['verdura', 'verduras'], gender: 'f' }
export const waterBottle: Noun = {
  en: ['water bottle', 'water bottles'],
  es: ['botella de agua', 'botellas de agua'],
  gender: 'f',
}
export const watermelon: Noun = { en: ['watermelon', 'watermelons'], es: ['sandía', 'sandías'], gender: 'f' }
