import { createApp } from 'vue'
import Shop from './Shop.vue'

export const mount = (place, props) => createApp(Shop, props).mount(place)
