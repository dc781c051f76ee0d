import Layout from '@theme/Layout';
export default function X() { return <Layout title="API reference" description="x"><main><h1>API reference</h1></main></Layout>; }
