import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  route('categories/:categoryId', 'routes/category/route.tsx'),
  route('search', 'routes/search/route.tsx'),
  route('product/:id', 'routes/product/route.tsx'),
  route('aboutus', 'routes/about/route.tsx'),
  route('contactus', 'routes/contact/route.tsx'),
  route('terms', 'routes/terms/route.tsx'),
  route('privacy', 'routes/privacy/route.tsx'),
  route('Auth', 'routes/auth/route.tsx'),
  route('cart', 'routes/cart/route.tsx'),
  route('checkout', 'routes/checkout/route.tsx'),
  route('orderSummary/:orderId', 'routes/order-summary/route.tsx'),
  route('profile', 'routes/profile/route.tsx', [
    index('routes/profile/index/route.tsx'),
    route('info', 'routes/profile/info/route.tsx'),
    route('myaddress', 'routes/profile/myaddress/route.tsx'),
    route('wallet', 'routes/profile/wallet/route.tsx'),
    route('order', 'routes/profile/order/route.tsx'),
  ]),
  route('deleteAccount', 'routes/delete-account/route.tsx'),
  route('numberchange', 'routes/number-change/route.tsx'),
  route('mydata', 'routes/privacy-copy/route.tsx'),
  route('dev/ui', 'routes/dev-ui/route.tsx'),
  route('offline', 'routes/offline/route.tsx'),
  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
