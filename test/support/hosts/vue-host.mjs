import { createApp } from 'vue'
import Shop from './Shop.vue'

export const mount = (container, props) => createApp(Shop, props).mount(container)
