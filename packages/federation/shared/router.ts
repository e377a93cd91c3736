/**
 * The exports of react-router-dom that the product uses. Module Federation cannot tree-shake a shared module, so the
 * whole package would double the bytes; lint limits imports to these names.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  createBrowserRouter,
  createMemoryRouter,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
